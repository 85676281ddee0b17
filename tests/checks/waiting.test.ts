import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** Those that are not in a guest's page, and what stands in the place of an empty list. */
const mayWait = [
  'src/components/account/own-name.astro',
  'src/components/account/unread-news.astro',
  'src/components/jobs/no-jobs.astro',
]

const frontmatter = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8').split('---')[1] ?? ''

/** What waits: an `await` of the component itself, in its frontmatter or among its elements, not of a script in the page. */
const waits = (file: string): boolean =>
  /\bawait\b/.test(
    readFileSync(path.join(root, file), 'utf8').replaceAll(
      /<(script|style)\b.*?<\/\1>|\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms,
      '',
    ),
  )

/** The components of a file, and theirs. */
const componentsOf = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const [, name = ''] of frontmatter(file).matchAll(/ from '([^']+\.astro)'/g)) {
    const component = name.startsWith('#') ? `src/${name.slice(1)}` : path.join(path.dirname(file), name)
    if (found.has(component)) continue
    found.add(component)
    componentsOf(component, found)
  }
  return found
}

// Astro sets aside, piece by piece, all that follows a component with an `await` in it, wherever it stands.
test.each([
  'src/pages/index.astro',
  'src/pages/jobpost/[id].astro',
  'src/pages/jobpost/index.astro',
  'src/pages/company/index.astro',
  'src/pages/category/[category]/[title].astro',
])('%s reads what it shows before it is rendered: none of its components waits', (page) => {
  const components = [...componentsOf(page)]
  expect(components).toContain('src/components/site/header.astro')
  expect(components.filter((file) => !mayWait.includes(file) && waits(file))).toEqual([])
})

test('what may wait is named as long as it does', () => {
  for (const file of mayWait) expect([file, waits(file)]).toEqual([file, true])
})
