import { expect, test } from 'vitest'
import { applicationStatuses } from '#contract/codes/application.ts'
import { jobPostKinds } from '#contract/codes/job-post.ts'
import { applicationTransitions } from '#server/domain/application-life.ts'
import { eventWords, nextStep, type ApplicationState } from './application-words.ts'

const state: ApplicationState = {
  jobPostKind: 'new_grad',
  status: 'submitted',
  overdue: false,
  jobPostOpen: true,
  validThrough: '2026-12-20T14:59:59Z',
  replyDueAt: '2026-12-01T14:59:59Z',
  lastReplyAt: '2026-12-31T14:59:59Z',
}

test('the promised day is told, and once it has passed what one can do', () => {
  expect(nextStep(state)).toBe('2026年12月1日までに返信が届く約束です。')
  expect(nextStep({ ...state, overdue: true })).toBe(
    '2026年12月1日までに返信が届く約束でしたが、まだありません。2026年12月31日まで待つことも、応募を終えることもできます。',
  )
  expect(nextStep({ ...state, status: 'viewed' })).toMatch(/^企業が応募を確認しました。.*約束です。$/)
})

test('a draft says until when it can be sent, or that it cannot', () => {
  expect(nextStep({ ...state, status: 'draft' })).toBe('まだ送っていません。締切は2026年12月20日（日）です。')
  expect(nextStep({ ...state, status: 'draft', jobPostOpen: false })).toMatch(/送れません。$/)
})

test('every status has a sentence, and every step that is taken has its words', () => {
  for (const jobPostKind of jobPostKinds) {
    for (const status of applicationStatuses)
      expect(nextStep({ ...state, jobPostKind, status })).toMatch(/。$/)
    for (const { to, by } of Object.values(applicationTransitions))
      for (const actor of by)
        expect(eventWords(jobPostKind, actor, to), `${actor} ${to}`).not.toBe('状況が変わりました')
  }
})
