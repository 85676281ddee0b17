import type { ActionCodeSettings, Auth } from 'firebase-admin/auth'
import type { ActionMode } from '#contract/account-action.ts'
import { IdentityUnreachable } from './unreachable.ts'

export type LinkAnswer =
  | { kind: 'made'; oobCode: string }
  /** Nobody has this address, or the account is disabled. */
  | { kind: 'unknown address' }

export type ActionLinks = {
  /** Makes the code of a link; `continueUrl` is absolute and on this site. Throws IdentityUnreachable. */
  make: (request: LinkRequest) => Promise<LinkAnswer>
}

export type LinkRequest = {
  mode: Extract<ActionMode, 'verifyEmail' | 'resetPassword' | 'signIn'>
  email: string
  continueUrl: string
}

const unknown = ['auth/user-not-found', 'auth/email-not-found', 'auth/user-disabled', 'auth/invalid-email']

/** The provider wraps sign-in links into one or two further links; the code is in the innermost. */
const readCode = (link: string): string | null => {
  const url = URL.parse(link)
  if (url === null) return null
  const inner = url.searchParams.get('link') ?? url.searchParams.get('deep_link_id')
  return url.searchParams.get('oobCode') ?? (inner === null ? null : readCode(inner))
}

export const createActionLinks = (
  client: Pick<
    Auth,
    | 'generateEmailVerificationLink'
    | 'generatePasswordResetLink'
    | 'generateSignInWithEmailLink'
    | 'getUserByEmail'
  >,
): ActionLinks => {
  const makeLink = async (request: LinkRequest): Promise<string | null> => {
    const { email, continueUrl } = request
    const settings: ActionCodeSettings = { url: continueUrl, handleCodeInApp: request.mode === 'signIn' }
    switch (request.mode) {
      case 'verifyEmail':
        return client.generateEmailVerificationLink(email, settings)
      case 'resetPassword':
      case 'signIn': {
        // The provider makes sign-in links for anybody, and using one would make an account.
        const user = await client.getUserByEmail(email)
        if (user.disabled) return null
        return request.mode === 'signIn'
          ? client.generateSignInWithEmailLink(email, settings)
          : client.generatePasswordResetLink(email, settings)
      }
    }
  }

  return {
    make: async (request) => {
      try {
        const link = await makeLink(request)
        if (link === null) return { kind: 'unknown address' }
        const oobCode = readCode(link)
        if (oobCode === null) throw new Error('The provider made a link without a code')
        return { kind: 'made', oobCode }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        if (unknown.includes(code)) return { kind: 'unknown address' }
        throw new IdentityUnreachable('The identity provider made no link', { cause: error })
      }
    },
  }
}
