/**
 * Query parameters whose values come from a closed set or name a record. Every other value may be what somebody typed, a
 * one-time code, a token or an address: the privacy page promises that the log keeps no search conditions.
 */
const plainNames: ReadonlySet<string> = new Set([
  '_action',
  'done',
  'error',
  'id',
  'mode',
  'page',
  'prompt',
  'sort',
  'tab',
  'type',
  'view',
])

/** What such a value looks like; anything else under these names was typed by somebody. */
const plainValue = /^[\w.-]{0,40}$/
const readableName = /^[\w.-]{1,32}$/

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

const redactPart = (part: string): string => {
  const equals = part.indexOf('=')
  const name = equals < 0 ? part : part.slice(0, equals)
  const value = equals < 0 ? '' : part.slice(equals + 1)
  if (plainNames.has(name) && plainValue.test(value)) return part
  // A name alone may be all that was typed.
  return equals >= 0 && readableName.test(decoded(name)) ? `${name}=…` : '…'
}

/** The rest of such an address opens a way in: somebody's calendar, an upload, the settings of a mail. */
const secretPath = /^\/(calendar|files\/upload|mail)\/[^?]*/

/** True when the path itself opens a way in. */
export const hasSecretPath = (target: string): boolean => secretPath.test(target)

/** A request target as the log may keep it: values that may be anything are replaced by `…`. */
export const redactTarget = (given: string): string => {
  const target = given.replace(secretPath, '/$1/…')
  const queryStart = target.indexOf('?')
  if (queryStart < 0) return target
  const parts = target
    .slice(queryStart + 1)
    .split('&')
    .map(redactPart)
  return `${target.slice(0, queryStart)}?${parts.join('&')}`
}
