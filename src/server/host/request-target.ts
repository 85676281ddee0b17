import { readAddress, type AddressAnswer } from './canonical-address.ts'
import { sharedKey } from './page-cache/cache-key.ts'
import { hasSecretPath, redactTarget } from './redact.ts'
import { remember } from './remember.ts'
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

  /** For the log: redacted and in quotes. */
  get logged(): string {
    this.#logged ??= JSON.stringify(redactTarget(this.#told))
    return this.#logged
  }

  /** As on the request line; of what opens a way in, however it is spelled, the site's own form of it. */
  get #told(): string {
    const { address } = this
    const own = address.kind === 'moved' ? address.to : this.pathname + this.search
    return hasSecretPath(own) ? own : this.#target
  }
}

/**
 * A request comes by what the others have read. What opens a way in (a link’s code, a mail’s token) does
 * not stay in memory: of addresses with a query only those of pages that are the same for everyone do, and no other spelling
 * of an address, which is led to the right one.
 */
export const readTarget = remember(
  (target) => new RequestTarget(target),
  10_000,
  ({ address, key, pathname, search }) =>
    address.kind === 'canonical' && (key !== null || (search === '' && !hasSecretPath(pathname))),
)
