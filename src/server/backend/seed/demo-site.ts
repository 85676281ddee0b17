import { adminChangeHours } from '#contract/desk-admins.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { adminChange, leakReport } from '#server/backend/database/schema/desk-site.ts'
import { info } from '#server/backend/database/schema/info.ts'
import { normaliseFields } from '#server/domain/search/normalise.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { createRandom } from './random.ts'

const hour = 3_600_000

/** Nobody can sign in with them: the identity provider knows neither. */
const asker = { uid: 'demo-second-operator', email: 'second.operator@example.com', kind: 'admin' } as const
const asked = { uid: 'demo-new-operator', email: 'new.operator@example.com', kind: 'student' } as const

const draft = {
  title: '年末年始のお問い合わせについて',
  body: '12月29日から1月3日までは、お問い合わせへの返信をお休みします。\n\nこの間に届いたお問い合わせには、1月4日から順に返信します。',
}

/**
 * What the operator's desk shows of the site: a draft of an announcement, a change of admins that waits for the other admin,
 * and the record of an exercise. Written once. Answers whether it was.
 */
export const seedDemoSite = async (
  { database, transaction }: DatabaseHandle,
  now: Date,
): Promise<boolean> => {
  if ((await database.$count(adminChange)) > 0) return false
  const random = createRandom('demo/site')
  const at = new Date(now.getTime() - 3 * hour)
  const idAt = () => uuidV7(at.getTime(), 0, random.bytes(8))
  const times = { createdAt: at, updatedAt: at }
  await transaction(async (within) => {
    await within
      .insert(info)
      .values({ id: idAt(), ...draft, searchShadow: normaliseFields([draft.title, draft.body]), ...times })
    await within
      .insert(account)
      .values([asker, asked].map((person) => ({ ...person, emailVerifiedAt: at, ...times })))
      .onConflictDoNothing()
    await within.insert(adminChange).values({
      id: idAt(),
      kind: 'grant',
      uid: asked.uid,
      askedBy: asker.uid,
      reason: '12月から運営に加わるため',
      dueAt: new Date(at.getTime() + adminChangeHours * hour),
      createdAt: at,
    })
    await within.insert(leakReport).values({
      id: idAt(),
      title: '訓練：メールの誤送信',
      learnedOn: new Date(at.getTime() + 9 * hour).toISOString().slice(0, 10),
      wrongful: false,
      overview: '訓練のための記録です。実際の漏えいではありません。',
      ...times,
    })
  })
  return true
}
