import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { convertToTsx } from '@astrojs/astro2tsx'
import ts from 'typescript'
import { sourceFiles } from './walk.ts'

/** A regular expression, and a place where it stands: `src/a.ts:3`. Of a page the line is left out. */
export type Pattern = { source: string; flags: string; place: string }
/** A call of RegExp, by its place. */
type Built = { place: string; file: string }

const isShipped = (file: string): boolean =>
  /\.(?:tsx?|mjs|astro)$/u.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/u.test(file)

/** What a file has of code; a page has its scripts beside. */
const codesOf = (file: string, content: string): string[] => {
  if (!file.endsWith('.astro')) return [content]
  const { code, scripts } = convertToTsx(content)
  return [code, ...scripts.map((script) => script.content)]
}

const readCode = (file: string, code: string): { literals: Pattern[]; built: Built[] } => {
  const kind = /\.(?:tsx|astro)$/u.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const literals: Pattern[] = []
  const built: Built[] = []
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    const place = file.endsWith('.astro') ? file : `${file}:${line}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place })
    }
    const isBuilt =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      /^(?:globalThis\.)?RegExp$/u.test(node.expression.getText(source))
    if (isBuilt) built.push({ place, file })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, built }
}

/** Loads modules, and tells what they build by RegExp on the way, with the place of each call; packages build theirs. */
const buildersOf = async (root: string, files: readonly string[]): Promise<Pattern[]> => {
  const made: Pattern[] = []
  const original = globalThis.RegExp
  const record = ({ source, flags }: RegExp): void => {
    // Its own frame, the trap's, and then the call's.
    const frame = new Error('Where this is called').stack?.split('\n')[3] ?? ''
    const at = frame.indexOf(`${root}/src/`)
    const [file, line] = frame.slice(at + root.length + 1).split(':')
    if (at !== -1) made.push({ source, flags, place: `${file}:${line}` })
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: ConstructorParameters<typeof RegExp>) => {
      const pattern = new target(...args)
      record(pattern)
      return pattern
    },
    apply: (target, _, args: ConstructorParameters<typeof RegExp>) => {
      const pattern = target(...args)
      record(pattern)
      return pattern
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(path.join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return made
}

/** Layers that do nothing when they are loaded; they call each other's builders. */
const pure = /^src\/(?:contract|server\/domain)\/.*\.ts$/u

/**
 * Every regular expression of `src`: the literals, and what is built by RegExp while modules are loaded. `unproved`: calls
 * of RegExp that nothing makes then, so that nobody knows what they build.
 */
export const patternsOf = async (root: string): Promise<{ patterns: Pattern[]; unproved: string[] }> => {
  const files = sourceFiles(root, 'src').filter(isShipped)
  const read = files.flatMap((file) =>
    codesOf(file, readFileSync(path.join(root, file), 'utf8')).map((code) => readCode(file, code)),
  )
  const calls = read.flatMap(({ built }) => built)
  const loaded = new Set(calls.length === 0 ? [] : files.filter((file) => pure.test(file)))
  for (const { file } of calls) if (!file.endsWith('.astro')) loaded.add(file)
  const built = await buildersOf(root, [...loaded])
  const places = new Set(built.map(({ place }) => place))
  return {
    patterns: [...read.flatMap(({ literals }) => literals), ...built],
    unproved: calls.map(({ place }) => place).filter((place) => !places.has(place)),
  }
}
