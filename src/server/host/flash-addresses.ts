import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { onceParameter, toldParameters } from '#contract/told-once.ts'

/** Minutes in which an address may still say what was done. */
const flashMinutes = 10

/** Pages that tell once what a form did. */
const flashPaths = /^\/(?:account|analytics|company|config|jobpost|mail|mypage|search)(?:\/|$)/

/** Only the origin of an address that is looked at here; it is never sent. */
const anywhere = 'http://site.invalid'

const saysDone = ({ pathname, searchParams }: URL): boolean =>
  flashPaths.test(pathname) && toldParameters.some((name) => searchParams.has(name))

/** What stands before the first `#` and after the origin. */
const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash

/** What is signed: the address without its seal. */
const claimOf = (url: URL): string => {
  const query = new URLSearchParams(url.searchParams)
  query.delete(onceParameter)
  return `${url.pathname}?${query.toString()}`
}

export type FlashAnswer =
  /** The address says nothing, or what it says is true and is told now. */
  { kind: 'open' } | { kind: 'elsewhere'; to: string }

type Options = {
  /** The first signs, all of them verify. */
  secrets: readonly string[]
  /** True for the first who takes this key, on whatever node. */
  takeOnce: (key: string) => Promise<boolean>
  now: () => Date
}

/**
 * Addresses that say what was done (`?done=`, `?saved=`): sealed when it is done, for the person who did it, good once and
 * for minutes. One that somebody typed, kept or sent leads to the page without it. Keys are derived from AUTH_SECRET.
 */
export const createFlashAddresses = ({ secrets, takeOnce, now }: Options) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'flash addresses', 32)))
  const [first] = keys
  if (first === undefined) throw new Error('Signing needs at least one secret')
  const seal = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  // The links of mails are used by whoever has them, and may sign the person out.
  const whose = (url: URL, uid: string | null) => (url.pathname === '/account/action' ? '' : (uid ?? ''))

  const isGood = (url: URL, uid: string | null): boolean => {
    const [expires = '', nonce = '', given = ''] = (url.searchParams.get(onceParameter) ?? '').split('.')
    if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now().getTime()) return false
    const signature = Buffer.from(given, 'base64url')
    return keys.some((key) => {
      const expected = seal(key, [whose(url, uid), claimOf(url), expires, nonce])
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    })
  }

  return {
    /** The address with its seal where it says what was done; any other as it is. */
    sign: (to: string, uid: string | null): string => {
      const url = new URL(to, anywhere)
      if (url.origin !== anywhere || !saysDone(url)) return to
      const expires = Math.floor(now().getTime() / 1000 + flashMinutes * 60).toString()
      const nonce = randomBytes(16).toString('base64url')
      const signature = seal(first, [whose(url, uid), claimOf(url), expires, nonce]).toString('base64url')
      url.searchParams.set(onceParameter, [expires, nonce, signature].join('.'))
      return pathOf(url)
    },

    /** What becomes of an address that somebody opens; using it up. */
    open: async (url: URL, uid: string | null): Promise<FlashAnswer> => {
      if (!saysDone(url)) return { kind: 'open' }
      if (isGood(url, uid)) {
        const [, nonce = ''] = (url.searchParams.get(onceParameter) ?? '').split('.')
        if (await takeOnce(`flash:${nonce}`)) return { kind: 'open' }
      }
      const bare = new URL(url)
      for (const name of [...toldParameters, onceParameter]) bare.searchParams.delete(name)
      return { kind: 'elsewhere', to: pathOf(bare) }
    },
  }
}

export type FlashAddresses = ReturnType<typeof createFlashAddresses>
