import type { IdentityClient } from '#contract/account-identity.ts'
import type { createReader } from './config-reader.ts'

/** Who vouches for people. Every kind but `firebase` accepts unsigned tokens and means embedded mode. */
export type IdentityConfig =
  /** Started by us as a child process on loopback; port null: any free one. */
  | { kind: 'embedded'; port: number | null }
  /** An emulator that already runs. */
  | { kind: 'emulator'; host: string; projectId: string; apiKey: string }
  /** The service account is found by the standard Google variables. */
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string }

/** The project of embedded mode: names beginning with `demo-` never reach a real one. */
const embeddedProject = { projectId: 'demo-michishirube', apiKey: 'demo-key' } as const

/** What browsers need to know of it. */
export const clientOf = (identity: IdentityConfig): IdentityClient => {
  switch (identity.kind) {
    case 'embedded':
      return { ...embeddedProject, authDomain: null, emulated: true }
    case 'emulator':
      return { apiKey: identity.apiKey, projectId: identity.projectId, authDomain: null, emulated: true }
    case 'firebase': {
      const { apiKey, projectId, authDomain } = identity
      return { apiKey, projectId, authDomain, emulated: false }
    }
  }
}

/** True for addresses that only this machine reaches. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '::1' ||
  hostname === '[::1]' ||
  /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)

export const readIdentity = (
  read: ReturnType<typeof createReader>,
): { identity: IdentityConfig; embedded: boolean } => {
  const projectId = read.matching(
    'FIREBASE_PROJECT_ID',
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'a project id (6 to 30 small letters, digits and hyphens)',
  )
  const apiKey = read.optional('FIREBASE_API_KEY')
  const authDomain = read.matching('FIREBASE_AUTH_DOMAIN', /^[a-z0-9.-]+$/i, 'a host name')
  const emulatorHost = read.hostPort('FIREBASE_AUTH_EMULATOR_HOST')
  const emulatorPort = read.optional('AUTH_EMULATOR_PORT')
  const port =
    emulatorPort === null ? null : read.integer('AUTH_EMULATOR_PORT', { min: 1, max: 65_535, fallback: 1 })

  if (emulatorHost !== null) {
    if (!isLoopback(emulatorHost.replace(/:\d+$/, '')))
      read.mistake(
        'FIREBASE_AUTH_EMULATOR_HOST',
        'an emulator accepts unsigned tokens and must be on loopback',
      )
    return {
      identity: {
        kind: 'emulator',
        host: emulatorHost,
        projectId: projectId ?? embeddedProject.projectId,
        apiKey: apiKey ?? embeddedProject.apiKey,
      },
      embedded: true,
    }
  }
  // A project id that is no project id is a mistake already told; asking for more would mislead.
  if (read.optional('FIREBASE_PROJECT_ID') === null) {
    if (apiKey !== null || authDomain !== null)
      read.mistake('FIREBASE_PROJECT_ID', 'is missing, though other settings of a Firebase project are given')
    return { identity: { kind: 'embedded', port }, embedded: true }
  }
  if (apiKey === null) read.mistake('FIREBASE_API_KEY', 'is required with FIREBASE_PROJECT_ID')
  if (authDomain === null && read.optional('FIREBASE_AUTH_DOMAIN') === null)
    read.mistake('FIREBASE_AUTH_DOMAIN', 'is required with FIREBASE_PROJECT_ID')
  return {
    identity: {
      kind: 'firebase',
      projectId: projectId ?? '',
      apiKey: apiKey ?? '',
      authDomain: authDomain ?? '',
    },
    embedded: false,
  }
}
