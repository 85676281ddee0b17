import type { ShownFinding } from '#browser/scripts/ad-findings.ts'
export type KeptAd = { kind: 'kept'; at: string; findings: readonly ShownFinding[] } | { kind: 'lost' } | { kind: 'refused'; text: string }
export const keepAd = async (_form: FormData): Promise<KeptAd> => ({ kind: 'kept', at: new Date().toISOString(), findings: [{severity:'warn',field:'title',rule:'x',words:null,advice:'y',source:'z'}] })
