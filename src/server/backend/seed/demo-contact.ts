import type { ContactKind } from '#contract/contact.ts'
import type { ContactState } from '#contract/desk-contact.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { contactMessage, contactReply } from '#server/backend/database/schema/contact-message.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { createRandom } from './random.ts'

const hour = 3_600_000

/** Hours ago, what everybody wrote, and what was answered. */
const plans: readonly {
  hours: number
  kind: ContactKind
  name: string
  email: string
  body: string
  state: ContactState
  answer: string | null
}[] = [
  {
    hours: 30,
    kind: 'question',
    name: '佐藤 美咲',
    email: 'misaki.sato@example.com',
    body: '応募したあとに履歴書を差し替えたいのですが、どこからできますか。',
    state: 'new',
    answer: null,
  },
  {
    hours: 5,
    kind: 'company',
    name: '喫茶つばめ 店主',
    email: 'tsubame@example.com',
    body: '法人ではなく個人の店です。求人を載せるのに必要なものを教えてください。',
    state: 'new',
    answer: null,
  },
  {
    hours: 80,
    kind: 'trouble',
    name: '高橋 蓮',
    email: 'ren.takahashi@example.com',
    body: 'カレンダーの予定が1日ずれて表示されているように見えます。',
    state: 'answered',
    answer:
      'お知らせいただき、ありがとうございました。端末の地域の設定が日本以外になっていると、カレンダーのアプリでずれて見えることがあります。設定をご確認ください。',
  },
]

/** Messages to the operator: two that wait, and one that was answered. Written once. Answers whether it was. */
export const seedDemoContact = async (
  { database, transaction }: DatabaseHandle,
  now: Date,
): Promise<boolean> => {
  if ((await database.$count(contactMessage)) > 0) return false
  const random = createRandom('demo/contact')
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const idAt = (hours: number) => uuidV7(ago(hours).getTime(), 0, random.bytes(8))
  await transaction(async (within) => {
    for (const { hours, state, answer, ...message } of plans) {
      const id = idAt(hours)
      const updatedAt = answer === null ? ago(hours) : ago(hours - 20)
      const row = { id, formId: idAt(hours), status: state, ...message, createdAt: ago(hours), updatedAt }
      await within.insert(contactMessage).values(row)
      if (answer === null) continue
      await within
        .insert(contactReply)
        .values({ id: idAt(hours - 20), messageId: id, text: answer, createdAt: updatedAt })
    }
  })
  return true
}
