import { asc, eq } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { membersOf } from '#server/backend/members/member-rows.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day } from './calendar.ts'
import { createRandom } from './random.ts'

const japan = 9 * 60 * 60 * 1000
const minute = 60_000

/** Ten o'clock in Japan, so many days from now. */
const morning = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() + japan) / day) * day - japan + days * day + 10 * 60 * minute)

/**
 * Times of every ad that has somebody at the interviews: the student of the demo is asked to choose, others have chosen the
 * day after tomorrow. Written once, while there is no time at all.
 */
export const seedDemoInterviews = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  now: Date,
): Promise<void> => {
  if ((await database.$count(interviewSlot)) > 0) return
  const random = createRandom('demo/interviews')
  let sequence = 0
  const newIdAt = () => uuidV7(now.getTime(), (sequence += 1), random.bytes(8))
  const waiting = await database
    .select({
      id: application.id,
      uid: application.uid,
      jobPostId: application.jobPostId,
      companyId: application.companyId,
    })
    .from(application)
    .where(eq(application.status, 'interview'))
    .orderBy(asc(application.id))
  for (const [jobPostId, people] of Map.groupBy(waiting, (row) => row.jobPostId)) {
    const [first] = people
    if (first === undefined) continue
    const written = { createdAt: now, updatedAt: now }
    const slots = [2, 4, 6].map((days, index) => ({
      id: newIdAt(),
      companyId: first.companyId,
      jobPostId,
      round: 'first' as const,
      startsAt: morning(now, days),
      endsAt: new Date(morning(now, days).getTime() + 45 * minute),
      ...(index === 1
        ? { way: 'online' as const, place: 'https://meet.example.com/demo' }
        : { way: 'place' as const, place: '本社 3階 受付' }),
      seats: 2,
      note: '受付でお名前をお伝えください。',
      ...written,
    }))
    await database.insert(interviewSlot).values(slots)
    const members = await membersOf(database, first.companyId)
    const interviewers = members
      .slice(0, 2)
      .flatMap(({ id: memberId }) => slots.map(({ id }) => ({ slotId: id, memberId })))
    if (interviewers.length > 0) await database.insert(interviewSlotInterviewer).values(interviewers)
    await database.insert(interview).values(
      people.slice(0, 2).map(({ id: applicationId, uid }) => ({
        id: newIdAt(),
        applicationId,
        jobPostId,
        round: 'first' as const,
        ...(uid === null && {
          state: 'booked' as const,
          slotId: slots[0]?.id ?? null,
          bookedAt: now,
          sequence: 1,
        }),
        ...written,
      })),
    )
  }
}
