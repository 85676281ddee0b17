import { get } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { packSmallest } from '#server/host/page-cache/encodings.ts'

export type Weight = {
  /** Bytes over the wire with br: the page and its style sheets, with the heads of the answers. */
  page: number
  /** The same once the page was packed again, as small as it goes. */
  pageAgain: number
  /** Bytes with gzip: inline scripts and every module the page loads by itself, at once or later, with what those import. */
  javaScript: number
  /** External style sheets and scripts the browser waits for before it paints. */
  blocking: string[]
}

type Element = DefaultTreeAdapterTypes.Element

type Fetched = {
  /** With the head of the answer. */
  bytes: number
  head: number
  text: string
}

const fetchBr = (url: URL): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode !== 200)
          return reject(new Error(`${url.href} answered ${response.statusCode}`))
        const isBr = response.headers['content-encoding'] === 'br'
        const head = response.rawHeaders.reduce(
          (sum, each) => sum + each.length + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        )
        resolve({
          bytes: head + body.length,
          head,
          text: (isBr ? brotliDecompressSync(body) : body).toString('utf8'),
        })
      })
    }).on('error', reject)
  })

const elementsOf = (node: DefaultTreeAdapterTypes.Node): Element[] => {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...below] : below
}

const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ name, value }) => [name, value]))

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

const imports = /(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g

/** The modules with everything they import statically, each once. */
const closure = async (entries: readonly URL[]): Promise<string[]> => {
  const texts = new Map<string, string>()
  const queue = [...entries]
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (texts.has(url.href)) continue
    const { text } = await fetchBr(url)
    texts.set(url.href, text)
    for (const [, target = ''] of text.matchAll(imports)) queue.push(new URL(target, url))
  }
  return [...texts.values()]
}

const isExecuted = (type: string | undefined) =>
  type === undefined || ['', 'module', 'text/javascript'].includes(type)

/** Weighs a page as a browser that opens it for the first time loads it. */
export const weigh = async (address: URL): Promise<Weight> => {
  const page = await fetchBr(address)
  const elements = elementsOf(parse(page.text)).map((element) => ({
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

  const entries = [
    ...scripts.flatMap(({ attributes }) => attributes.get('src') ?? []),
    // Later, but by itself.
    ...scripts.flatMap(({ attributes }) => attributes.get('data-scripts')?.split(' ') ?? []),
    ...islands.flatMap(({ attributes }) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => attributes.get(name) ?? []),
    ),
  ]
  const inline = scripts
    .filter(({ attributes }) => !attributes.has('src'))
    .map(({ element }) => textOf(element))
  const modules = await closure(entries.map(url))
  const styles = await Promise.all(sheets.map((sheet) => fetchBr(url(sheet))))

  const waits = scripts.filter(
    ({ attributes }) =>
      attributes.has('src') &&
      attributes.get('type') !== 'module' &&
      !attributes.has('async') &&
      !attributes.has('defer'),
  )
  const sheetBytes = styles.reduce((sum, { bytes }) => sum + bytes, 0)
  const smallest = await packSmallest(Buffer.from(page.text))
  return {
    page: page.bytes + sheetBytes,
    pageAgain: page.head + smallest.length + sheetBytes,
    javaScript: [...inline, ...modules].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
    blocking: [...sheets, ...waits.flatMap(({ attributes }) => attributes.get('src') ?? [])],
  }
}
