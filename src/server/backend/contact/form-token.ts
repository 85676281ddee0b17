import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Names one rendering of a form: its id makes a form sent twice one message, its time tells a person from a script, its
 * seal that both are ours. A puzzle would keep out people, not scripts.
 */
export type FormToken = { formId: string; issuedAt: Date }

/** early: faster than a person writes; stale: left open for more than a day; forged: not ours. */
export type FormTokenProblem = 'early' | 'stale' | 'forged'

const earliest = 3_000
const latest = 24 * 60 * 60 * 1_000

const seal = (key: string, text: string) => createHmac('sha256', key).update(`form:${text}`).digest()

export const issueFormToken = (key: string, { formId, issuedAt }: FormToken): string => {
  const text = `${formId}.${issuedAt.getTime().toString(36)}`
  return `${text}.${seal(key, text).toString('base64url')}`
}

/** The form id of a token of ours that is old enough and not too old. */
export const readFormToken = (
  key: string,
  token: string,
  now: Date,
): { kind: 'valid'; formId: string } | { kind: FormTokenProblem } => {
  const [formId = '', issued = '', sealed = ''] = token.slice(0, 200).split('.')
  const expected = seal(key, `${formId}.${issued}`)
  const given = Buffer.from(sealed, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'forged' }
  const age = now.getTime() - Number.parseInt(issued, 36)
  if (age < earliest) return { kind: 'early' }
  return age > latest ? { kind: 'stale' } : { kind: 'valid', formId }
}
