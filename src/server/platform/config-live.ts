import { originsOf } from '#contract/external-services.ts'
import type { IdentityConfig } from './config-identity.ts'
import type { createReader } from './config-reader.ts'

/** How open pages hear of changes: streams of this site, or documents at a provider (or its emulator). */
export type LiveConfig = { kind: 'sse' } | { kind: 'firestore'; emulatorHost: string | null }

export const readLive = (read: ReturnType<typeof createReader>, identity: IdentityConfig): LiveConfig => {
  const emulatorHost = read.hostPort('FIRESTORE_EMULATOR_HOST')
  const possible = identity.kind === 'firebase' || emulatorHost !== null
  const kind = read.oneOf('LIVE', ['firestore', 'sse'], possible ? 'firestore' : 'sse')
  if (kind === 'firestore' && !possible)
    read.mistake('LIVE', 'firestore needs FIREBASE_PROJECT_ID or FIRESTORE_EMULATOR_HOST')
  return kind === 'sse' ? { kind } : { kind, emulatorHost }
}

/** Origins that pages admit which listen; an emulator of the identity provider is reached through the site's own. */
export const liveOriginsOf = (live: LiveConfig, identity: IdentityConfig): readonly string[] => {
  if (live.kind === 'sse') return []
  const own =
    live.emulatorHost === null ? originsOf(['live-documents']).connect : [`http://${live.emulatorHost}`]
  return identity.kind === 'firebase' ? [...own, ...originsOf(['identity']).connect] : own
}
