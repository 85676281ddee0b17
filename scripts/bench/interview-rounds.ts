import { sql } from 'drizzle-orm'
import {
  AddInterviewSlots,
  AdInterviewsQuery,
  CancelInterviewSlot,
  ChangeInterviewSlot,
  EndInterview,
  InviteToInterview,
} from '#operations/interviews.ts'
import {
  OwnInterviewsQuery,
  PickInterviewSlot,
  ReleaseInterview,
  RequestInterviewTimes,
} from '#operations/own-interviews.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Ad } from './applicants-data.ts'
import { read, type Ask, type Timed } from './asking.ts'

const goals = { list: 50, action: 30 }
const owner = 'bench-owner'

/** Somebody at the interviews who was not asked for a time yet. */
const nextOne = async ({ database }: DatabaseHandle, { id }: Ad): Promise<{ id: string; uid: string }> => {
  const { rows } = await database.execute<{ id: string; uid: string }>(sql`
    select application.id, application.uid from application
    left join interview on interview.application_id = application.id
    where application.job_post_id = ${id} and application.status = 'interview' and interview.id is null
    order by application.id limit 1`)
  const [row] = rows
  if (row === undefined) throw new Error('Nobody is left to be asked')
  return row
}

const isDone = (data: Record<string, unknown>): Record<string, unknown> => {
  const [answer] = Object.values(data)
  if (read(answer, 'refusal') !== null) throw new Error(`Refused: ${JSON.stringify(answer)}`)
  return data
}

/** The times of one day that are open, and what each was last changed at. */
const slotsOn = (data: unknown, day: string) => {
  const slots = read(data, 'adInterviews', 'slots')
  return (Array.isArray(slots) ? slots : [])
    .filter((slot) => String(read(slot, 'startsAt')).startsWith(day) && read(slot, 'cancelledAt') === null)
    .map((slot) => ({ id: String(read(slot, 'id')), seen: String(read(slot, 'updatedAt')) }))
}

/** One person asked to choose, who chooses, changes and gives back, while the company moves and cancels times. */
export const interviewOne = async (
  handle: DatabaseHandle,
  ask: Ask,
  { id: jobPostId, companyId }: Ad,
  timed: Timed,
): Promise<void> => {
  const day = '2026-12-01'
  const words = { round: 'first', minutes: 30, way: 'place', place: '本社 3階', seats: 2, note: '' }
  const of = { companyId, jobPostId }
  const act = (name: string, run: () => Promise<Record<string, unknown>>) =>
    timed(name, goals.action, async () => isDone(await run()))
  const applicant = await nextOne(handle, { id: jobPostId, companyId })
  await act('offer four times', () =>
    ask(owner, AddInterviewSlots, {
      ...of,
      ...words,
      days: [day],
      times: ['10:00', '11:00', '13:00', '14:00'],
    }),
  )
  await act('ask one to choose', () =>
    ask(owner, InviteToInterview, { companyId, applicationId: applicant.id, round: 'first' }),
  )
  const listed = () => timed('times of the ad', goals.list, () => ask(owner, AdInterviewsQuery, of))
  const [first, second, third] = slotsOn(await listed(), day)
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('No times were offered')
  const own = await timed('times that a student may choose', goals.list, () =>
    ask(applicant.uid, OwnInterviewsQuery, { applicationId: applicant.id }),
  )
  const interview = String(read(own, 'ownInterviews', 0, 'id'))
  await act('ask for other times', () =>
    ask(applicant.uid, RequestInterviewTimes, { id: interview, text: '金曜の午後なら伺えます。' }),
  )
  const pick = (slotId: string) =>
    ask(applicant.uid, PickInterviewSlot, { id: interview, slotId, despiteOverlap: false })
  await act('choose a time', () => pick(first.id))
  await act('choose another time', () => pick(second.id))
  await act('put a time elsewhere', () =>
    ask(owner, ChangeInterviewSlot, {
      companyId,
      ...second,
      ...words,
      day,
      time: '15:00',
      place: '本社 4階',
    }),
  )
  await act('give a time back', () => ask(applicant.uid, ReleaseInterview, { id: interview, reason: '' }))
  await act('choose anew', () => pick(first.id))
  await act('cancel a time', () => ask(owner, CancelInterviewSlot, { companyId, ...first, reason: '' }))
  await act('choose after that', () => pick(third.id))
  await act('take the invitation back', () =>
    ask(owner, EndInterview, { companyId, id: interview, reason: '' }),
  )
  await handle.database.execute(sql`
    update interview_slot set cancelled_at = now() where job_post_id = ${jobPostId} and cancelled_at is null
      and starts_at < ${day}::date + interval '1 day'`)
}
