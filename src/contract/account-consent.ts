import * as z from 'zod/mini'
import type { ConsentDocument } from './account.ts'

/** `from`: the day in Japan from which it applies. */
type LegalVersion = { version: string; from: string }
type LegalVersions = Readonly<Record<ConsentDocument, readonly LegalVersion[]>>

/** The versions of `content/legal`: the text, then the one that is announced, if any. */
export const legalVersions: LegalVersions = {
  terms: [{ version: '2026-11-28', from: '2026-11-28' }],
  privacy: [{ version: '2026-11-28', from: '2026-11-28' }],
}

/** The versions that apply on a day: what people who sign up agree to, and what is written down with the time. */
export const consentVersionsOn = (
  day: string,
  versions: LegalVersions = legalVersions,
): Record<ConsentDocument, string> => {
  const of = (document: ConsentDocument) =>
    versions[document].findLast(({ from }) => from <= day)?.version ?? versions[document][0]?.version ?? ''
  return { terms: of('terms'), privacy: of('privacy') }
}

const versionOf = (document: ConsentDocument) =>
  z.enum(
    legalVersions[document].map(({ version }) => version),
    'AGREE',
  )

/** Both documents in versions that are shown; anything else is no consent. A form may be sent after the day it was opened. */
export const consentSchema = z.object({ terms: versionOf('terms'), privacy: versionOf('privacy') })
