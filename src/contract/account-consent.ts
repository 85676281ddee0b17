import * as z from 'zod/mini'
import type { ConsentDocument } from './account.ts'

/** The versions in force, those of `content/legal`: what people agree to, and what is written down with the time. */
export const consentVersions = {
  terms: '2026-11-24',
  privacy: '2026-11-27',
} as const satisfies Record<ConsentDocument, string>

/** Both documents in the versions that were shown; anything else is no consent. */
export const consentSchema = z.object({
  terms: z.literal(consentVersions.terms, 'AGREE'),
  privacy: z.literal(consentVersions.privacy, 'AGREE'),
})
