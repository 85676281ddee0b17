import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles, sourceTexts } from './walk.ts'

/** What stands between backticks and looks like a file or folder of this repository. */
const isPath = (text: string): boolean =>
  /^(?:\.\/)?(?:src|docs|scripts|tests|content|public|\.ci)(?:\/[\w.[\]{}@*<>-]+)*\/?$/.test(text) ||
  /^(?:[\w-]+\.)+(?:mjs|ts|md|json|graphql|rules)$/.test(text)

/** A name with a hole in it (`src/pages/<area>/`) or a wildcard is checked up to the hole. */
const solid = (text: string): string => {
  const parts = text.replace(/^\.\//, '').split('/')
  const hole = parts.findIndex((part) => /[<>*{}]/.test(part))
  return (hole === -1 ? parts : parts.slice(0, hole)).join('/')
}

/** What the first group of a pattern matches, each time. */
const captures = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, captured = '']) => captured)

const stripFences = (markdown: string) => markdown.replaceAll(/^```(?!sh|console)[\s\S]*?^```$/gm, '')

const commandsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].flatMap(([whole, name]) =>
    name !== undefined && (whole.includes(' run ') || ['start', 'test'].includes(name)) ? [name] : [],
  )

const isRecipe = (file: string): boolean => file.startsWith('docs/recipes/')

/** Names with the file they are said to be in: `` `a`, `b` and `c.d` of `path` ``; lines may break in between. */
const namedParts = (markdown: string): { names: string[]; file: string }[] =>
  Array.from(
    markdown.matchAll(
      /((?:`[\w$.]+`(?:,| and)\s+)*`[\w$.]+`)\s+of\s+`((?:src|scripts|tests)\/[^`\n]+\.(?:ts|tsx|astro))`/g,
    ),
    ([, names = '', file = '']) => ({ names: captures(names, /`([^`]+)`/g), file }),
  )

/** True when the file exports the name; of `name.part`, when it also has a member of that name. */
const exportsName = (source: string, dotted: string): boolean => {
  const [name = '', ...parts] = dotted.split('.')
  const word = (text: string) => text.replaceAll('$', String.raw`\$`) + String.raw`(?![\w$])`
  const exported = new RegExp(
    String.raw`^export (?:async )?(?:const|function\*?|class|type|interface)? ?(?:${word(name)}|\{[^}]*\b${word(name)}[^}]*\})`,
    'm',
  )
  const isMember = (part: string) =>
    new RegExp(String.raw`(?:^|[\s{,(])${word(part)}(?:\??:|,|\(| [,}])`, 'm').test(source)
  return exported.test(source) && parts.every(isMember)
}

const misplacedNames = (root: string, prose: string): string[] =>
  namedParts(prose).flatMap(({ names, file }) => {
    const at = path.join(root, file)
    if (!existsSync(at)) return []
    const source = readFileSync(at, 'utf8')
    return names.filter((name) => !exportsName(source, name)).map((name) => `${file} exports no ${name}`)
  })

/** Names of code that stand alone (`likeThis`) and occur nowhere in the sources. */
const unknownNames = (prose: string, sources: string): string[] =>
  captures(prose, /`([A-Za-z]+[a-z][A-Z]\w*|[A-Z][a-z]\w*)(?:\(\))?`/g)
    .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(sources))
    .map((name) => `nothing is called ${name}`)

/**
 * Every file a document names exists, every link leads somewhere, and every npm command is one of package.json. In a recipe,
 * names are proved too: those said to be in a file are exported by it, those that stand alone occur in the sources.
 */
export const findStaleDocumentation = (root: string): string[] => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const files = sourceFiles(root)
  const named = new Set(files.map((file) => path.basename(file)))
  const documents = files.filter((file) => /^(?:README\.md|docs\/.*\.md)$/.test(file))
  const sources = sourceTexts(root)
    .filter(({ file }) => /^(?:src|scripts|tests)\//.test(file))
    .map(({ content }) => content)
    .join('\n')

  return documents.flatMap((file) => {
    const markdown = readFileSync(path.join(root, file), 'utf8')
    const prose = stripFences(markdown)
    const paths = captures(prose, /`([^`\n]+)`/g).filter(isPath)
    const missing = paths
      .filter(
        (text) => !existsSync(path.join(root, solid(text))) && !(!text.includes('/') && named.has(text)),
      )
      .map((text) => `${file}: ${text} does not exist`)
    const links = captures(prose, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g)
    const dead = links
      .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
      .map((target) => `${file}: the link to ${target} leads nowhere`)
    const unknown = commandsOf(markdown)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: package.json has no script ${name}`)
    const names = isRecipe(file) ? [...misplacedNames(root, prose), ...unknownNames(prose, sources)] : []
    return [...new Set([...missing, ...dead, ...unknown, ...names.map((words) => `${file}: ${words}`)])]
  })
}
