import type { AuthConfig } from '@auth/core'
import type { Log } from '#server/platform/log.ts'

/** The codes of the next-auth 4 contract that this server logs. */
export type AuthErrorCode =
  | 'MISSING_NEXTAUTH_API_ROUTE_ERROR'
  | 'NO_SECRET'
  | 'CALLBACK_CREDENTIALS_HANDLER_ERROR'
  | 'EMAIL_REQUIRES_ADAPTER_ERROR'
  | 'MISSING_ADAPTER_METHODS_ERROR'
  | 'CALLBACK_CREDENTIALS_JWT_ERROR'
  | 'INVALID_CALLBACK_URL_ERROR'

/** Auth.js has an error class where next-auth 4 had a code. */
const codes: Readonly<Record<string, AuthErrorCode>> = {
  MissingSecret: 'NO_SECRET',
  MissingAuthorize: 'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  MissingAdapter: 'EMAIL_REQUIRES_ADAPTER_ERROR',
  MissingAdapterMethods: 'MISSING_ADAPTER_METHODS_ERROR',
  UnsupportedStrategy: 'CALLBACK_CREDENTIALS_JWT_ERROR',
  InvalidCallbackUrl: 'INVALID_CALLBACK_URL_ERROR',
}

/** What visitors cause by themselves: a refused sign-in, a tampered cookie. */
const visitors = ['CredentialsSignin', 'AccessDenied', 'MissingCSRF', 'JWTSessionError', 'UnknownAction']

/** Auth.js's logger: each error under the given code, or under its own type. */
export const createAuthLogger = (log: Log): NonNullable<AuthConfig['logger']> => ({
  error: (error) => {
    const type = 'type' in error && typeof error.type === 'string' ? error.type : error.name
    if (visitors.includes(type)) log.debug({ code: type }, error.message)
    else {
      const code = codes[type] ?? type
      log.error({ code, err: error }, code)
    }
  },
  warn: (code) => log.warn({ code }, code),
  debug: () => {},
})
