import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Made by tools or by running the site, never part of the sources (the same as .gitignore). */
const made = new Set([
  '.git',
  'node_modules',
  'dist',
  '.astro',
  '.data',
  '.tools',
  'test-results',
  'playwright-report',
  'bench-results',
])

/** Every file of the sources, as paths relative to `root` with forward slashes, sorted. */
export const sourceFiles = (root: string, folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (made.has(entry.name)) return []
      return entry.isDirectory() ? sourceFiles(root, file) : [file]
    })
    .toSorted()

const text =
  /\.(?:ts|tsx|mjs|js|astro|css|md|json|ya?ml|graphql|sql|html|svg|txt|rules)$|^[^.]+$|(?:^|\/)\.[^/]+$/

/** The text files among them, with their content. */
export const sourceTexts = (root: string): { file: string; content: string }[] =>
  sourceFiles(root)
    .filter((file) => text.test(file) && file !== 'package-lock.json')
    .map((file) => ({ file, content: readFileSync(path.join(root, file), 'utf8') }))
