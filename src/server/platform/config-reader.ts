export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads single variables and gathers mistakes instead of throwing, so that all are answered at once. After a mistake
 * a reader answers the fallback (or something of the right shape), which the caller never gets to use.
 * White space around a value is ignored; an empty value counts as absent.
 */
export const createReader = (env: Env) => {
  const mistakes: string[] = []
  const mistake = (name: string, words: string) => {
    mistakes.push(`${name}: ${words}.`)
  }

  const optional = (name: string): string | null => {
    const value = env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  const text = (name: string, { fallback, max = 500 }: { fallback: string; max?: number }): string => {
    const value = optional(name) ?? fallback
    if (value.length > max) mistake(name, `must have at most ${max} characters`)
    if (/\p{Cc}/u.test(value)) mistake(name, 'must not hold control characters')
    return value
  }

  const required = (name: string, why: string): string => {
    if (optional(name) === null) mistake(name, `is required outside embedded mode (${why})`)
    return text(name, { fallback: '' })
  }

  const number = (name: string, range: { min: number; max: number; fallback: number }): number => {
    const value = optional(name)
    if (value === null) return range.fallback
    const parsed = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (parsed >= range.min && parsed <= range.max) return parsed
    mistake(name, `must be a number from ${range.min} to ${range.max}, not "${value}"`)
    return range.fallback
  }

  const integer = (name: string, range: { min: number; max: number; fallback: number }): number => {
    const value = optional(name)
    if (value === null || /^\d+$/.test(value)) return number(name, range)
    mistake(name, `must be a whole number from ${range.min} to ${range.max}, not "${value}"`)
    return range.fallback
  }

  const flag = (name: string, { fallback }: { fallback: boolean }): boolean => {
    const value = optional(name)
    if (value === null) return fallback
    if (value !== '0' && value !== '1') mistake(name, `must be 0 or 1, not "${value}"`)
    return value === '1'
  }

  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const value = optional(name)
    if (value === null) return fallback
    const found = values.find((each) => each === value)
    if (found === undefined) mistake(name, `must be one of ${values.join(', ')}, not "${value}"`)
    return found ?? fallback
  }

  /** Comma-separated; `none` is the empty choice. */
  const someOf = <Value extends string>(
    name: string,
    values: readonly Value[],
    fallback: readonly Value[],
  ): readonly Value[] => {
    const value = optional(name)
    if (value === null) return fallback
    if (value === 'none') return []
    const given = value.split(',').map((each) => each.trim())
    const foreign = given.filter((each) => !values.some((known) => known === each))
    if (foreign.length > 0) mistake(name, `must be none, or some of ${values.join(', ')}, not "${value}"`)
    return values.filter((known) => given.some((each) => each === known))
  }

  const matching = (name: string, pattern: RegExp, words: string): string | null => {
    const value = optional(name)
    if (value === null || pattern.test(value)) return value
    mistake(name, `must be ${words}, not "${value}"`)
    return null
  }

  /** The value of a URL may hold a password, so a mistake never repeats it. */
  const url = (name: string, protocols: readonly string[]): URL | null => {
    const value = optional(name)
    if (value === null) return null
    const parsed = URL.parse(value)
    if (parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== '') return parsed
    mistake(name, `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`)
    return null
  }

  const origin = (name: string, { fallback }: { fallback: string }): string => {
    const parsed = url(name, ['http:', 'https:'])
    if (parsed === null) return fallback
    if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '' || parsed.username !== '')
      mistake(name, 'must be an origin alone, like https://jobs.example.jp, without a path')
    return parsed.origin
  }

  const hostPort = (name: string): string | null =>
    matching(name, /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i, 'host:port')

  return {
    mistakes,
    mistake,
    optional,
    text,
    required,
    number,
    integer,
    flag,
    oneOf,
    someOf,
    matching,
    url,
    origin,
    hostPort,
  }
}
