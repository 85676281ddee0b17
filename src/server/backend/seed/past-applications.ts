import type { application } from '#server/backend/database/schema/application.ts'
import { keptDays } from '#server/domain/application-life.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day, endOfDay, officeMoment } from './calendar.ts'
import type { SeedBase } from './company.ts'
import { createRandom } from './random.ts'

type Row = typeof application.$inferSelect

/** When somebody applied, by when an answer was promised, and what came: the ad is told later. */
export type PastApplication = Omit<Row, 'jobPostId' | 'companyId'>

/** No candidacy of these goes on: they were promised an answer, and thirty days more, before the base date. */
const oldest = 340
const newest = 60
/** Most companies answer nearly all, some keep hardly a promise. */
const habits = [
  [0.98, 9],
  [0.88, 6],
  [0.7, 3],
  [0.4, 1],
] as const

/**
 * Applications of the last year to the `index`-th company, by people whose accounts are gone, so that nothing is left of
 * them but what reply numbers are counted from. Some companies have too few.
 */
export const pastApplications = ({ seed, now }: SeedBase, index: number): PastApplication[] => {
  const random = createRandom(`${seed}/applications/${index}`)
  const keeps = random.weighted(habits)
  const promised = random.pick([5, 7, 7, 10, 14])
  const swift = random.int(2, promised)
  return Array.from({ length: random.int(2, 12) }, (_, serial): PastApplication => {
    const submittedAt = officeMoment(random, now, random.int(newest, oldest))
    const replyDueAt = endOfDay(submittedAt, promised)
    const late = random.chance(0.5)
    const days = random.chance(keeps) ? random.int(1, swift) : late ? promised + random.int(1, 6) : null
    const answeredAt =
      days === null ? null : new Date(submittedAt.getTime() + days * day - random.int(0, 20) * 3_600_000)
    const closedAt = answeredAt ?? new Date(replyDueAt.getTime() + 30 * day)
    return {
      id: uuidV7(submittedAt.getTime(), serial & 0xfff, random.bytes(8)),
      uid: null,
      attempt: 1,
      status: answeredAt === null ? 'closed_no_reply' : 'not_selected',
      revision: 1,
      answers: [],
      message: '',
      accommodation: '',
      offer: null,
      leftOut: [],
      profile: null,
      submitKey: uuidV7(submittedAt.getTime(), serial & 0xfff, random.bytes(8)),
      submittedAt,
      replyDueAt,
      answeredAt,
      closedAt,
      reason: null,
      declineReason: null,
      searchText: null,
      eraseAt: new Date(closedAt.getTime() + keptDays.other * day),
      erasedAt: new Date(closedAt.getTime() + day),
      createdAt: submittedAt,
      updatedAt: new Date(closedAt.getTime() + day),
    }
  })
}
