import { atom, onMount } from 'nanostores'
import { execute } from '#browser/api/graphql.ts'
import type { ResultOf } from '#operations/graphql.ts'
import { OwnStudentUser } from '#operations/account.ts'
import { session, type SessionStore } from './session.ts'

export type StudentUser = NonNullable<ResultOf<typeof OwnStudentUser>['studentUser']>

/** `none`: signed out, no student, or no profile yet. */
export type StudentUserState =
  | { status: 'loading' }
  | { status: 'present'; studentUser: StudentUser }
  | { status: 'none' }
  | { status: 'failed' }

type Read = () => Promise<StudentUser | null | 'failed'>

/**
 * The caller's own profile. The type has no key: there is one in the whole client, which is forgotten when another person
 * signs in.
 */
export const createStudentUserStore = (read: Read, { $session }: Pick<SessionStore, '$session'>) => {
  const $studentUser = atom<StudentUserState>({ status: 'loading' })
  let owner: string | null = null

  const take = async () => {
    const asked = owner
    const answer = await read()
    // Somebody else signed in meanwhile: the answer is not theirs.
    if (asked !== owner) return
    if (answer === 'failed') $studentUser.set({ status: 'failed' })
    else $studentUser.set(answer === null ? { status: 'none' } : { status: 'present', studentUser: answer })
  }

  onMount($studentUser, () =>
    $session.subscribe((state) => {
      if (state.status === 'loading') return
      const uid = state.status === 'authenticated' ? state.session.user.uid : null
      if (uid === null) {
        owner = null
        $studentUser.set({ status: 'none' })
      } else if (uid !== owner) {
        owner = uid
        $studentUser.set({ status: 'loading' })
        void take()
      }
    }),
  )

  return {
    $studentUser,
    /** Asks again, after the profile was changed. */
    refetch: take,
  }
}

/** The profile of the person at this page. */
export const studentUser = createStudentUserStore(async () => {
  const answer = await execute(OwnStudentUser, {})
  return answer.kind === 'data' ? answer.data.studentUser : 'failed'
}, session)
