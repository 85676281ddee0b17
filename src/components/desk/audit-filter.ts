import { auditActions } from '#contract/audit-actions.ts'
import { auditLimits } from '#contract/desk-audit.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string): boolean =>
  dayPattern.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text)

/** What the address of the audit log looks for; what it can't mean is left out. */
export const readAuditFilter = (params: URLSearchParams) => {
  const typed = (name: string): string => (params.get(name) ?? '').trim().slice(0, auditLimits.typed)
  const day = typed('day')
  return {
    action: auditActions.find((each) => each === typed('action')) ?? null,
    subject: typed('subject') || null,
    actor: typed('actor') || null,
    day: isDay(day) ? day : null,
  }
}

/** The same as an address; what is not looked for is left out. */
export const auditQuery = (filter: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}
