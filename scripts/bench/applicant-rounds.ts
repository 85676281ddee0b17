import { AddApplicantNote, ApplicantQuery, ApplicantsQuery, MoveApplicant } from '#operations/applicants.ts'
import type { Ad } from './applicants-data.ts'
import { read, type Ask, type Timed } from './asking.ts'

const goals = { list: 50, action: 30 }

/** What a member of the company does in one round: looks at the list in each way, takes one up, and writes it down. */
export const takeUpOne = async (
  ask: Ask,
  { id, companyId }: Ad,
  round: number,
  timed: Timed,
): Promise<void> => {
  const uid = 'bench-owner'
  const listed = (
    statuses: readonly string[] | null,
    sort: string,
    query = '',
    after: string | null = null,
  ) =>
    ask(uid, ApplicantsQuery, {
      companyId,
      filter: { jobPostId: id, statuses, query },
      sort,
      first: 50,
      after,
    })
  const waiting = ['submitted', 'viewed']
  const first = await timed('list, all by promise', goals.list, () => listed(null, 'due'))
  await timed('list, the next part', goals.list, () =>
    listed(null, 'due', '', String(read(first, 'applicants', 'pageInfo', 'endCursor'))),
  )
  await timed('list, who waits by name', goals.list, () => listed(waiting, 'name'))
  await timed('list, ended by date', goals.list, () => listed(['not_selected', 'closed_no_reply'], 'sent'))
  await timed('list, searched by name', goals.list, () => listed(null, 'due', `計測${round % 100}太郎`))
  await timed('list, searched in vain', goals.list, () => listed(null, 'due', 'だれもいない名前'))
  const one = String(read(first, 'applicants', 'nodes', round % 50, 'id'))
  const filter = { jobPostId: id, statuses: null, query: '' }
  const shown = await timed('one applicant with neighbours', goals.list, () =>
    ask(uid, ApplicantQuery, { companyId, id: one, filter, sort: 'due' }),
  )
  const press = { companyId, id: one, text: '選考を始めます。', reason: null }
  const seen = read(shown, 'applicant', 'updatedAt')
  const moved = await timed('start screening', goals.action, () =>
    ask(uid, MoveApplicant, { ...press, seen, action: 'screen' }),
  )
  const refusal = read(moved, 'moveApplicant', 'refusal')
  if (refusal !== null) throw new Error(`A move was refused: ${JSON.stringify(refusal)}`)
  await timed('write a note', goals.action, () =>
    ask(uid, AddApplicantNote, { companyId, id: one, note: '計測のメモです。' }),
  )
  const after = await ask(uid, ApplicantQuery, { companyId, id: one, filter, sort: 'due' })
  await timed('reject', goals.action, () =>
    ask(uid, MoveApplicant, {
      ...press,
      seen: read(after, 'applicant', 'updatedAt'),
      action: 'reject',
      reason: 'filled',
    }),
  )
}
