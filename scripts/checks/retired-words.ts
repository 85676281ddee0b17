import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './walk.ts'

/** Words of names that were replaced by the field's own, with what is said now (docs/style.md, "Glossary"). */
const retired: Readonly<Record<string, string>> = {
  careless: 'unguarded',
  carelessly: 'unguarded',
  likest: 'most similar',
  shelf: 'partition',
  shelves: 'partitions',
  undone: 'rolled back (Rollback)',
  weighty: 'material',
  whose: 'owner',
}

/** Names that use such a word in its plain sense. */
const allowed: Readonly<Record<string, string>> = {
  'email-change-undone': 'a kind of mail that was sent under this name',
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<lower>[a-z\d])(?<upper>[A-Z])/g, '$<lower> $<upper>')
    .toLowerCase()
    .split(/[^a-z\d]+/)

const exported = /^export (?:async )?(?:const|function\*?|class|type|interface) (?<name>[\w$]+)/gm

const problemOf = (name: string): string | null => {
  if (name in allowed) return null
  const word = wordsOf(name).find((each) => each in retired)
  return word === undefined ? null : `${name}: say ${retired[word]}, not ${word}`
}

/** File names and exported names of src and scripts that use a retired word. */
export const findRetiredWords = (root: string): string[] =>
  ['src', 'scripts']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const names = Array.from(
        readFileSync(path.join(root, file), 'utf8').matchAll(exported),
        ({ groups }) => groups?.['name'] ?? '',
      )
      const base = path.basename(file).split('.')[0] ?? ''
      return [base, ...names].flatMap((name) => {
        const problem = problemOf(name)
        return problem === null ? [] : [`${file}: ${problem}`]
      })
    })
