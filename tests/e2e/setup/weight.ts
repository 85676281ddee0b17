import { gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Weight = {
  /** Bytes with gzip: inline scripts and every module the page loads by itself, at once or later, with what those import. */
  javaScript: number
  /** External style sheets and scripts the browser waits for before it paints. */
  blocking: string[]
}

type Element = DefaultTreeAdapterTypes.Element

const fetchText = async (url: URL): Promise<string> => {
  const answer = await fetch(url, { headers: { accept: 'text/html,*/*' } })
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`)
  return answer.text()
}

const elementsOf = (node: DefaultTreeAdapterTypes.Node): Element[] => {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...below] : below
}

const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ name, value }) => [name, value]))

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

const imports = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.m?js)["'`]/g
/** What a script of a page imports later, it imports by itself. */
const laterImports = /\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]/g

/** The modules with everything they import statically, each once; of `scripts` also what they import later. */
const closure = async (scripts: readonly URL[], others: readonly URL[]): Promise<string[]> => {
  const texts = new Map<string, string>()
  const isScript = new Set(scripts.map(({ href }) => href))
  const queue = [...scripts, ...others]
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (texts.has(url.href)) continue
    const text = await fetchText(url)
    texts.set(url.href, text)
    for (const pattern of isScript.has(url.href) ? [imports, laterImports] : [imports])
      for (const [, target = ''] of text.matchAll(pattern)) queue.push(new URL(target, url))
  }
  return [...texts.values()]
}

const isExecuted = (type: string | undefined) =>
  type === undefined || ['', 'module', 'text/javascript'].includes(type)

/** Weighs a page as a browser that opens it for the first time loads it. */
export const weigh = async (address: URL): Promise<Weight> => {
  const page = await fetchText(address)
  const elements = elementsOf(parse(page)).map((element) => ({
    element,
    attributes: attributesOf(element),
  }))
  const url = (link: string) => new URL(link, address)

  const sheets = elements.flatMap(({ element, attributes }) =>
    element.tagName === 'link' && attributes.get('rel') === 'stylesheet'
      ? (attributes.get('href') ?? [])
      : [],
  )
  const scripts = elements.filter(
    ({ element, attributes }) => element.tagName === 'script' && isExecuted(attributes.get('type')),
  )
  const islands = elements.filter(({ element }) => element.tagName === 'astro-island')

  const ofIslands = islands.flatMap(({ attributes }) =>
    ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => attributes.get(name) ?? []),
  )
  const ofPage = scripts.flatMap(({ attributes }) => attributes.get('src') ?? [])
  const inline = scripts
    .filter(({ attributes }) => !attributes.has('src'))
    .map(({ element }) => textOf(element))
  const modules = await closure(ofPage.map(url), ofIslands.map(url))

  const waits = scripts.filter(
    ({ attributes }) =>
      attributes.has('src') &&
      attributes.get('type') !== 'module' &&
      !attributes.has('async') &&
      !attributes.has('defer'),
  )
  return {
    javaScript: [...inline, ...modules].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
    blocking: [...sheets, ...waits.flatMap(({ attributes }) => attributes.get('src') ?? [])],
  }
}
