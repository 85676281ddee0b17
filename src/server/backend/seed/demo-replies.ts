import { and, asc, eq } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { replyTemplate } from '#server/backend/database/schema/reply-template.ts'
import { newId } from '#server/platform/ids.ts'

const templates = [
  {
    name: '書類選考のお礼',
    body: `{{氏名}}様

このたびは「{{求人名}}」にご応募いただき、ありがとうございます。{{会社名}}の{{担当者名}}です。
{{応募日}}にお送りいただいた内容を、担当者で拝見しています。結果は、お約束した期限までにこちらからご連絡します。`,
  },
  {
    name: '面接のご案内',
    body: `{{氏名}}様

{{会社名}}の{{担当者名}}です。「{{求人名}}」へのご応募の内容を拝見し、ぜひ一度お話を伺いたいと考えています。
対面でもオンラインでも構いません。日時はこのページから選べます。`,
  },
  {
    name: '見送りのご連絡',
    body: `{{氏名}}様

「{{求人名}}」にご応募いただき、ありがとうございました。{{会社名}}の{{担当者名}}です。
社内で検討いたしましたが、今回はご一緒することを見送らせていただきます。応募のために時間をかけてくださったことに、心より感謝いたします。
{{姓}}様のこれからのご活躍をお祈りしています。`,
  },
]

/** Templates of replies of the demo's first company; written while it has none. */
export const seedDemoReplies = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  owner: { uid: string },
  now: Date,
): Promise<void> => {
  const [membership] = await database
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, owner.uid), eq(companyMember.role, 'owner')))
    .orderBy(asc(companyMember.createdAt))
    .limit(1)
  if (membership === undefined) return
  const { companyId } = membership
  if ((await database.$count(replyTemplate, eq(replyTemplate.companyId, companyId))) > 0) return
  await database
    .insert(replyTemplate)
    .values(templates.map((each) => ({ ...each, id: newId(), companyId, createdAt: now, updatedAt: now })))
}
