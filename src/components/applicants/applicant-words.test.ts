import { expect, test } from 'vitest'
import { applicationActors, applicationStatuses } from '#contract/codes/application.ts'
import { jobPostKinds } from '#contract/codes/job-post.ts'
import { actorWords, conflictWords, stepWords } from './applicant-words.ts'
import { readDone, readStep } from './move-words.ts'

const event = {
  actor: 'company',
  byName: '佐藤 はるか',
  byRole: 'recruiter',
  status: 'screening',
  createdAt: '2026-11-22T05:05:00Z',
} as const

test('whose press came second is told who did what when', () => {
  expect(conflictWords('new_grad', [{ ...event, status: 'viewed' }, event])).toContain(
    '11月22日（日） 14:05に佐藤 はるかさん（採用担当）が、選考を始めました。',
  )
  expect(
    conflictWords('new_grad', [
      { ...event, actor: 'student', byName: null, byRole: null, status: 'withdrawn' },
    ]),
  ).toContain('学生が、応募を取り下げました。')
  expect(conflictWords('new_grad', [])).toContain('送っていません')
})

test('members are named as far as they can be', () => {
  expect(actorWords({ ...event, byRole: null })).toBe('佐藤 はるかさん')
  expect(actorWords({ ...event, byName: null })).toBe('採用担当の方')
  expect(actorWords({ ...event, byName: null, byRole: null })).toBe('会社のメンバー')
  expect(actorWords({ ...event, actor: 'operator' })).toBe('運営者（会社に代わって）')
})

test('every step has words', () => {
  for (const actor of applicationActors)
    for (const status of applicationStatuses)
      for (const kind of jobPostKinds) expect(stepWords(kind, { actor, status })).toMatch(/した$|します$/)
})

test('an address begins no answer that there is not, and says nothing that was not done', () => {
  expect(readStep('reject')).toBe('reject')
  for (const text of ['view', 'toString', '', null]) expect(readStep(text)).toBeNull()
  expect(readDone('new_grad', 'offer')).toContain('内定を伝えました')
  for (const text of ['toString', '', null]) expect(readDone('new_grad', text)).toBeNull()
})
