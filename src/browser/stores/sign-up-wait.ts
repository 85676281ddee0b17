/** A sign-up whose mail is awaited: the secret of this tab, and what the page needs to go on after a reload. */
export type SignUpWait = {
  browser: string
  email: string
  callbackUrl: string
  /** When its mail was asked for. */
  at: number
}

const key = 'sign-up'
/** Milliseconds that a code holds: whoever sits here after them finds no address. */
const lifetime = 3_600_000
/** Storage may be blocked, then even naming it throws: this document knows it alone then. */
let held: SignUpWait | null = null

const attempt = <Value>(run: (storage: Storage) => Value): Value | null => {
  try {
    return run(sessionStorage)
  } catch {
    return null
  }
}

const isWait = (value: unknown): value is SignUpWait =>
  typeof value === 'object' &&
  value !== null &&
  ['browser', 'email', 'callbackUrl'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'at') === 'number'

const read = (): SignUpWait | null => {
  const kept: unknown = attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown)
  const wait = isWait(kept) ? kept : held
  return wait !== null && Math.abs(Date.now() - wait.at) <= lifetime ? wait : null
}

/** 256 bits in base64url. */
const newSecret = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** In the memory of the tab alone, without the password, until somebody signs in. */
export const signUpWait = {
  get: read,
  /** With the secret of the sign-up before, which this one takes the place of. */
  begin: (email: string, callbackUrl: string): SignUpWait => {
    held = { browser: read()?.browser ?? newSecret(), email, callbackUrl, at: Date.now() }
    attempt((storage) => storage.setItem(key, JSON.stringify(held)))
    return held
  },
  /** As it was before a sign-up that the site refused. */
  restore: (wait: SignUpWait | null): void => {
    held = wait
    attempt((storage) =>
      wait === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(wait)),
    )
  },
  clear: (): void => {
    held = null
    attempt((storage) => storage.removeItem(key))
  },
}
