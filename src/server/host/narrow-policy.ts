import { hash } from 'node:crypto'
import { withLaterScripts } from './later-scripts.ts'
import type { Rendered } from './render.ts'

/** A script with a file, and data in a script element, need no leave by hash. */
const needsNone = /\ssrc=|application\/ld\+json/

/**
 * The texts of scripts, or style sheets, that stand in a page. Only the beginning of each is taken for one: what people wrote into
 * an attribute, where `<` is not escaped, hides no other.
 */
const textsOf = (name: 'script' | 'style', html: string): string[] => {
  const texts: string[] = []
  for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at + 1)) {
    const from = html.indexOf('>', at) + 1
    const to = html.indexOf(`</${name}>`, from)
    if (from === 0 || to === -1) break
    if (to > from && !needsNone.test(html.slice(at, from))) texts.push(html.slice(from, to))
  }
  return texts
}

/** A source of a policy, by the text that it allows: of the texts of the build alone, which are some dozens. */
const known = new Map<string, string>()

/** The source that allows a text, if the policy has it. Each character of both is a byte. */
const sourceOf = (text: string, policy: string): string | null => {
  const before = known.get(text)
  if (before !== undefined) return before
  const bytes = Buffer.from(text, 'latin1')
  const source = `'sha256-${hash('sha256', bytes, 'base64')}'`
  if (!policy.includes(source)) return null
  // A string of its own: a part of the page would hold all of it.
  known.set(bytes.toString('latin1'), source)
  return source
}

/**
 * The policy of a page with only those hashes whose script or style stands in it: Astro allows on every page what any page
 * has, and that is most of the head of an answer. Nothing is added, so what got into a page by a mistake stays forbidden.
 * @param html the page, each character one of its bytes
 */
export const narrowPolicy = (policy: string, html: string): string => {
  const present = new Set(
    [...textsOf('script', html), ...textsOf('style', html)].map((text) => sourceOf(text, policy)),
  )
  return policy.replace(/ ('sha256-[^' ]+')/g, (source, token: string) => (present.has(token) ? source : ''))
}

/**
 * A rendered page with a policy of its own, and scripts that come later; everything else as it is. What is looked for is ASCII,
 * whose bytes are no part of other characters in UTF-8, so the page is read byte by byte: decoding took longer than the rest.
 */
export const narrowed = (rendered: Rendered): Rendered => {
  if (rendered.kind !== 'answer') return rendered
  const policy = rendered.headers.get('content-security-policy')
  if (typeof policy !== 'string') return rendered
  const source = rendered.body.toString('latin1')
  const html = withLaterScripts(source)
  const headers = new Map(rendered.headers)
  headers.set('content-security-policy', narrowPolicy(policy, html))
  return { ...rendered, headers, body: html === source ? rendered.body : Buffer.from(html, 'latin1') }
}
