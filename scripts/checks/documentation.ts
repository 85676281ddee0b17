import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './walk.ts'

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

/** Every file a document names exists, every link leads somewhere, and every npm command is one of package.json. */
export const findStaleDocumentation = (root: string): string[] => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const files = sourceFiles(root)
  const named = new Set(files.map((file) => path.basename(file)))
  const documents = files.filter((file) => /^(?:README\.md|docs\/.*\.md)$/.test(file))

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
    return [...new Set([...missing, ...dead, ...unknown])]
  })
}
