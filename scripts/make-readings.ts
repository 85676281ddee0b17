/**
 * Writes src/server/domain/tables/reading-lines.ts: how words written in kanji are read. Run when the tables of words have
 * changed; nothing of it runs on the site. The analyser is needed only here and is no dependency of the project:
 *
 *   npm install --no-save --prefix .data/readings lindera-wasm-nodejs-ipadic@2.0.0 && node scripts/make-readings.ts
 *
 * Read are the words of the tables of search, the names of cities, and the nouns that the demo data uses more than once.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { normalise } from '#server/domain/search/normalise.ts'
import { tableWords } from '#server/domain/search/typed-words.ts'
import { seedAdOf } from '#server/backend/seed/seed-database.ts'
import { demoSeed, demoSize } from '#server/backend/seed/seed-demo.ts'

type Token = { surface: string; reading?: string; partOfSpeech?: string; partOfSpeechSubcategory1?: string }
type Analyser = {
  TokenizerBuilder: new () => {
    setDictionary: (uri: string) => void
    setMode: (mode: string) => void
    build: () => { tokenize: (text: string) => Token[] }
  }
}

const root = new URL('..', import.meta.url)
const require = createRequire(new URL('.data/readings/package.json', root))
/** Named apart from the call: it is no dependency of the project. */
const analyserPackage = 'lindera-wasm-nodejs-ipadic'
const { TokenizerBuilder }: Analyser = require(analyserPackage)
const builder = new TokenizerBuilder()
builder.setDictionary('embedded://ipadic')
builder.setMode('normal')
const analyser = builder.build()

/** The reading of a word in katakana; null where the analyser doesn't know all of it. */
const readingOf = (word: string): string | null => {
  const parts = analyser
    .tokenize(word)
    .map(
      ({ surface, reading }) =>
        (reading === undefined || reading === '*' ? null : reading) ??
        (/^[ァ-ヺー]+$/u.test(surface) ? surface : null),
    )
  return parts.every((part) => part !== null) ? parts.join('') : null
}

const cities = async (): Promise<string[]> => {
  const packed = await readFile(new URL('src/server/backend/addresses/postal-codes.br', root))
  const names = Array.from(
    brotliDecompressSync(packed)
      .toString('utf8')
      .matchAll(/^>\d{2}(.+)$/gmu),
    ([, name = '']) => name.replace(/^.+郡/u, ''),
  )
  return names
    .flatMap((name) => [name.replace(/(市).+区$/u, '$1'), ...(/市(.{2,})区$/u.exec(name)?.slice(1) ?? [])])
    .map((name) => name.replace(/[市区町村]$/u, ''))
}

const nouns = (): string[] => {
  const counts = new Map<string, number>()
  const base = { seed: demoSeed, now: new Date('2026-11-21T03:00:00Z') }
  for (let index = 0; index < demoSize.jobs; index++) {
    const { row, workplaces } = seedAdOf(base, demoSize, index)
    const places = workplaces.map(({ name, city, access }) => `${name} ${city} ${access ?? ''}`)
    for (const { surface, partOfSpeech } of analyser.tokenize([row.title, row.duties, ...places].join('\n')))
      if (partOfSpeech === '名詞') counts.set(surface, (counts.get(surface) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([noun]) => noun)
}

const leastReading = 3
const words = [...tableWords(), ...(await cities()), ...nouns()]
  .map(normalise)
  .filter((word) => /^[一-龯々ァ-ヺ]{2,12}$/u.test(word) && /[一-龯]/u.test(word))
const byReading = new Map<string, Set<string>>()
for (const word of new Set(words)) {
  const reading = readingOf(word)
  const key = reading === null ? '' : normalise(reading)
  if (key.length < leastReading || !/^[ァ-ヺ]+$/u.test(key)) continue
  byReading.set(key, (byReading.get(key) ?? new Set()).add(word))
}
const lines = Array.from(byReading, ([reading, written]) =>
  [reading, ...[...written].toSorted()].join(' '),
).toSorted()
await writeFile(
  new URL('src/server/domain/tables/reading-lines.ts', root),
  `/**
 * A line for each reading: the words that are read so, all as the search normalises them. Made by
 * \`node scripts/make-readings.ts\` with lindera-wasm-nodejs-ipadic 2.0.0 (MIT) and its dictionary IPADIC.
 */
export const readingLines = \`
${lines.join('\n')}
\`
`,
)
console.log(`${lines.length} readings`)
