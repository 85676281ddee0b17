import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { companyAppeal, companyQuestion } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { createRandom } from './random.ts'

const hour = 3_600_000

/**
 * What waits of companies at the operator's desk: one that registered yesterday and was asked something, a new name, and an
 * appeal of a suspended one. Written once. Answers whether it was.
 */
export const seedDemoDeskCompanies = async (
  { database, transaction }: DatabaseHandle,
  now: Date,
): Promise<boolean> => {
  if ((await database.$count(companyRename)) > 0) return false
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const random = createRandom('demo/desk-companies')
  const idAt = (hours: number) => uuidV7(ago(hours).getTime(), 0, random.bytes(8))
  // Those of the demo's people stay as they are.
  const owned = database.selectDistinct({ id: companyMember.companyId }).from(companyMember)
  const oneOf = async (where: ReturnType<typeof and>) => {
    const [found] = await database
      .select()
      .from(company)
      .where(and(where, notInArray(company.id, owned)))
      .orderBy(asc(company.id))
      .limit(1)
    return found
  }
  const pending = await oneOf(eq(company.status, 'pending'))
  const active = await oneOf(eq(company.status, 'active'))
  const suspended = await oneOf(and(eq(company.status, 'suspended'), isNull(company.refusedAt)))
  await transaction(async (within) => {
    if (pending !== undefined) {
      await within
        .update(company)
        .set({ createdAt: ago(26) })
        .where(eq(company.id, pending.id))
      await within.insert(companyQuestion).values({
        id: idAt(5),
        companyId: pending.id,
        question: '代表者のお名前が、会社のウェブサイトと違うようです。どちらが正しいか教えてください。',
        createdAt: ago(5),
        answer: 'サイトは前の代表者のままでした。いま登録している名前が正しいです。',
        answeredAt: ago(2),
      })
    }
    if (active !== undefined)
      await within.insert(companyRename).values({
        companyId: active.id,
        legalName: `${active.legalName}ホールディングス`,
        kana: `${active.kana}ホールディングス`,
        displayName: `${active.displayName}ホールディングス`,
        corporateNumber: active.corporateNumber,
        askedAt: ago(9),
      })
    if (suspended !== undefined) {
      const against = idAt(50)
      await within.insert(auditLog).values({
        id: against,
        actor: 'operator:demo',
        action: 'company.suspend',
        subject: `company:${suspended.id}`,
        detail: {
          before: 'active',
          after: 'suspended',
          reason: '求人の給与が、面接で示された額と違いました。',
        },
        createdAt: ago(50),
      })
      await within.insert(companyAppeal).values({
        id: idAt(7),
        companyId: suspended.id,
        against,
        text: 'ご指摘の求人は取り下げ、書き方を社内で見直しました。もう一度、確認をお願いします。',
        createdAt: ago(7),
      })
    }
  })
  return true
}
