// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { bareProfile } from '#contract/testing/profiles.ts'
import { sessionOf } from '#browser/testing/auth-site.ts'
import type { SessionState } from './session.ts'
import { createStudentUserStore, type StudentUser } from './student-user.ts'

const hanako: StudentUser = {
  ...bareProfile,
  displayName: null,
  visibility: 'private',
  keepsHistory: false,
  completeness: { percent: 10, done: ['names'], nextStep: 'school' },
  updatedAt: '2026-11-21T03:00:00.000Z',
}
const taro: StudentUser = { ...hanako, givenName: '太郎', givenNameKana: 'タロウ' }

const start = () => {
  const $session = atom<SessionState>({ status: 'loading' })
  const asked: PromiseWithResolvers<StudentUser | null | 'failed'>[] = []
  const store = createStudentUserStore(
    () => {
      const one = Promise.withResolvers<StudentUser | null | 'failed'>()
      asked.push(one)
      return one.promise
    },
    { $session },
  )
  store.$studentUser.listen(() => {})
  const signIn = (uid: string) => $session.set({ status: 'authenticated', session: sessionOf(uid) })
  const answer = async (index: number, value: StudentUser | null | 'failed') => {
    asked[index]?.resolve(value)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { $session, store, asked, signIn, answer, state: () => store.$studentUser.get() }
}

test('asks nothing while nobody is signed in', () => {
  const { $session, asked, state } = start()
  expect(state()).toEqual({ status: 'loading' })
  $session.set({ status: 'unauthenticated' })
  expect(state()).toEqual({ status: 'none' })
  expect(asked).toHaveLength(0)
})

test('reads the profile once a person, not at each refetch of the session', async () => {
  const { asked, signIn, answer, state } = start()
  signIn('hanako')
  signIn('hanako')
  expect(asked).toHaveLength(1)
  await answer(0, hanako)
  expect(state()).toEqual({ status: 'present', studentUser: hanako })
})

test('never shows one person the profile of another', async () => {
  const { signIn, answer, state } = start()
  signIn('hanako')
  signIn('taro')
  await answer(0, hanako)
  expect(state()).toEqual({ status: 'loading' })
  await answer(1, taro)
  expect(state()).toEqual({ status: 'present', studentUser: taro })
})

test('forgets it at sign-out, even if the answer comes later', async () => {
  const { $session, signIn, answer, state } = start()
  signIn('hanako')
  $session.set({ status: 'unauthenticated' })
  await answer(0, hanako)
  expect(state()).toEqual({ status: 'none' })
})

test('tells a failure from having no profile', async () => {
  const { store, signIn, answer, state } = start()
  signIn('hanako')
  await answer(0, 'failed')
  expect(state()).toEqual({ status: 'failed' })
  void store.refetch()
  await answer(1, null)
  expect(state()).toEqual({ status: 'none' })
})
