import { legalSeverities, type LegalFinding } from '#contract/legal/finding.ts'
import type { Builder } from './builder.ts'

/** What is found in an ad, told only to those who may change the ad: it has no row of its own and quotes its words. */
export const addLegalFinding = (builder: Builder) => {
  const LegalSeverity = builder.enumType('LegalSeverity', { values: legalSeverities })
  return builder.objectRef<LegalFinding>('LegalFinding').implement({
    description:
      'A rule that an ad breaks: its source in the law, the field it belongs to, and what to write instead.',
    fields: (t) => ({
      code: t.exposeString('code'),
      rule: t.exposeString('rule'),
      severity: t.field({ type: LegalSeverity, resolve: ({ severity }) => severity }),
      field: t.exposeString('field', { description: 'The name of the field of the form.' }),
      source: t.exposeString('source'),
      words: t.exposeString('words', {
        nullable: true,
        description: 'What of the ad gave rise to it, or the arithmetic; null when something is missing.',
      }),
      advice: t.exposeString('advice'),
    }),
  })
}
