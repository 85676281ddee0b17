import { accountKinds, type Viewer } from './account.ts'

/**
 * A cookie for scripts of pages that are the same for everyone: the viewer's kind, a point, and the id under which this
 * browser keeps the person's things (browser/stores/device-store.ts). It proves nothing.
 */
export const hintCookie = 'signed-in'

/**
 * `signed out`: the last person said so here, and what was kept for them goes. `none`: nobody yet, or the session ended
 * by itself; then the person may come back to what they left.
 */
export type Hint =
  { kind: 'signed in'; viewer: Viewer['kind']; deviceId: string } | { kind: 'signed out' } | { kind: 'none' }

const signedOut = 'out'
const viewerKinds = [...accountKinds, 'none'] as const

/** The cookie's value; every character of it stands in a cookie as it is. */
export const hintValue = (hint: Exclude<Hint, { kind: 'none' }>): string =>
  hint.kind === 'signed in' ? `${hint.viewer}.${hint.deviceId}` : signedOut

/** Reads the value; anything that is not of the form above counts as none. */
export const readHint = (value: string | undefined): Hint => {
  if (value === signedOut) return { kind: 'signed out' }
  const [kind, deviceId = '', ...rest] = value?.split('.') ?? []
  const viewer = viewerKinds.find((each) => each === kind)
  if (viewer === undefined || !/^[\w-]{22}$/.test(deviceId) || rest.length > 0) return { kind: 'none' }
  return { kind: 'signed in', viewer, deviceId }
}
