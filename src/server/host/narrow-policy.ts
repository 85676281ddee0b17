import { hash } from 'node:crypto'
import { withLaterScripts } from './later-scripts.ts'
import type { Rendered } from './render.ts'

/** A script with a file, and data in a script element, need no leave by hash. */
const needsNone = /\ssrc=|application\/ld\+json/

/**
 * The texts of scripts, or style sheets, that stand in a page; together no longer than the page. People may have written beginnings
 * of some into an attribute, where `<` is not escaped. The last one before an end is taken, so that they hide none of the page, and
 * that a page full of them is not read once for each: no script or sheet of the build holds the beginning of another.
 */
export const textsOf = (name: 'script' | 'style', html: string): string[] => {
  const [beginning, end] = [`<${name}`, `</${name}>`]
  const texts: string[] = []
  for (let at = html.indexOf(beginning); at !== -1;) {
    const to = html.indexOf(end, at)
    if (to === -1) break
    let next = html.indexOf(beginning, at + 1)
    for (; next !== -1 && next < to; next = html.indexOf(beginning, next + 1)) at = next
    const from = html.indexOf('>', at) + 1
    if (to > from && !needsNone.test(html.slice(at, from))) texts.push(html.slice(from, to))
    at = next
  }
  return texts
}

type Known = { text: string; source: string }

/**
 * Sources of a policy, by the lengths of the texts that they allow: of the texts of the build alone, which are some dozens. To compare
 * is quicker than to look a text of many pages up by its hash.
 */
const known = new Map<number, Known[]>()

/** The source that allows a text, if the policy has it. Each character of both is a byte. */
const sourceOf = (text: string, policy: string): string | null => {
  const alike = known.get(text.length) ?? []
  const before = alike.find((each) => each.text === text)
  if (before !== undefined) return before.source
  const bytes = Buffer.from(text, 'latin1')
  const source = `'sha256-${hash('sha256', bytes, 'base64')}'`
  if (!policy.includes(source)) return null
  // A string of its own: a part of the page would hold all of it.
  known.set(text.length, [...alike, { text: bytes.toString('latin1'), source }])
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
