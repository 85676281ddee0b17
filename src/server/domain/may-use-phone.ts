import type { Viewer } from '#contract/account.ts'

/**
 * SMS alone is one factor that can be taken over: it is for students whose e-mail address is verified. `byPhone`: the
 * sign-in was by SMS alone; any other passes.
 */
export const mayUsePhone = (
  { byPhone, emailVerified }: { byPhone: boolean; emailVerified: boolean },
  kind: Viewer['kind'],
): boolean => !byPhone || (emailVerified && kind === 'student')
