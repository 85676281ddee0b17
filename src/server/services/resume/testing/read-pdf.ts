import { inflateSync } from 'node:zlib'

export type ReadPdf = {
  /** Width and height of each page in points, rounded. */
  pages: [width: number, height: number][]
  /** What a reader selects on each page: its pieces of text, in the order they were drawn, without spaces. */
  texts: string[]
  /** Kinds of font programs that are embedded. */
  embedded: string[]
  fonts: string[]
  /** The operators of each page. */
  contents: string[]
}

/** Reads what pdfkit writes: every object by itself, streams with Flate, text as hexadecimal glyphs with a ToUnicode map. */
export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest = ''] = body.split(/stream\n/)
    const raw = Buffer.from(rest.slice(0, rest.lastIndexOf('\nend')), 'latin1')
    const stream =
      rest === '' ? '' : (head.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
    objects.set(id, { head, stream })
  }
  const all = [...objects.values()]
  const letters = new Map<number, string>()
  for (const { stream } of all) {
    const ranges = stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)
    for (const [, first = '', list = ''] of ranges) {
      for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
        const units = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
        letters.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units))
      }
    }
  }
  const decode = (hex: string) =>
    (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '\u0000').join('')
  const drawn = (stream: string) =>
    Array.from(stream.matchAll(/\[([^\]]*)\] TJ/g), ([, list = '']) =>
      Array.from(list.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => decode(hex)).join(''),
    ).join('\n')
  const pages = all.filter(({ head }) => /\/Type \/Page\n/.test(head))
  const contents = pages.map(
    ({ head }) => objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '',
  )
  return {
    pages: pages.map(({ head }) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
      return [Math.round(Number(width)), Math.round(Number(height))]
    }),
    texts: contents.map((stream) => drawn(stream).replaceAll(/[ \u3000]/g, '')),
    embedded: all.flatMap(({ head }) => /\/(FontFile\d?) /.exec(head)?.[1] ?? []),
    contents,
    fonts: all.flatMap(({ head }) => /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? []),
  }
}
