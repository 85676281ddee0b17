import { LRUCache } from 'lru-cache'
import { readAddress, type AddressAnswer } from './canonical-address.ts'
import { sharedKey } from './cache-key.ts'
import { hasSecretPath, redactTarget } from './redact.ts'
import { methodsOf, routeClassOf, type RouteClass } from './route-class.ts'

/** What the target of a request line says, whoever asks and by whatever method. */
export class RequestTarget {
  readonly address: AddressAnswer
  /** As on the request line where it is no address of the site's form. */
  readonly pathname: string
  /** Empty, or the query with its question mark. */
  readonly search: string
  readonly methods: readonly string[]
  /** The same for the header. */
  readonly allow: string
  /** Of methods that change nothing. */
  readonly safeClass: RouteClass
  readonly #target: string
  #key: string | null | undefined
  #logged: string | undefined

  constructor(target: string) {
    const address = readAddress(target)
    const { pathname, search } =
      address.kind === 'canonical' ? address : { pathname: target.split('?', 1)[0] ?? '/', search: '' }
    this.address = address
    this.pathname = pathname
    this.search = search
    this.methods = methodsOf(pathname)
    this.allow = this.methods.join(', ')
    this.safeClass = routeClassOf('GET', pathname, search)
    this.#target = target
  }

  /** Where the page cache keeps what is here; null: it is not the same for everyone. */
  get key(): string | null {
    if (this.#key === undefined) this.#key = sharedKey(this.pathname, this.search)
    return this.#key
  }

  /** What is routed in its place: refused and moved addresses have no route of their own. */
  get routed(): string {
    return this.address.kind === 'canonical' ? this.pathname + this.search : '/'
  }

  /** For the log, redacted. */
  get logged(): string {
    this.#logged ??= redactTarget(this.#told)
    return this.#logged
  }

  /** As on the request line; of what opens a way in, however it is spelled, the site's own form of it. */
  get #told(): string {
    const { address } = this
    const own = address.kind === 'moved' ? address.to : this.pathname + this.search
    return hasSecretPath(own) ? own : this.#target
  }
}

/** Addresses of people are read often, and to read one takes as long as to answer it from the cache. */
const targets = new LRUCache<string, RequestTarget>({ max: 10_000 })
const lengthMax = 256

/**
 * What opens a way in (a link’s code, a mail’s token) does not stay in memory: of addresses with a query only those of pages that
 * are the same for everyone do, and no other spelling of an address, which is led to the right one.
 */
const mayStay = ({ address, key, pathname, search }: RequestTarget): boolean =>
  address.kind === 'canonical' && (key !== null || (search === '' && !hasSecretPath(pathname)))

export const readTarget = (url: string): RequestTarget => {
  const known = targets.get(url)
  if (known !== undefined) return known
  const target = new RequestTarget(url)
  if (url.length <= lengthMax && mayStay(target)) targets.set(url, target)
  return target
}
