import { expect, test } from 'vitest'
import { pageWords } from './page-words.ts'

type Module = { code: string; imports?: string[]; later?: string[] }
const info = ({ code, imports = [], later = [] }: Module) => ({
  code,
  importedIds: imports,
  dynamicallyImportedIds: later,
})

const words = pageWords()
const server: Record<string, Module> = {
  '/site/src/pages/a.astro': {
    code: '"page"',
    imports: ['/site/src/components/card.astro', '/site/src/server/rules.ts'],
  },
  '/site/src/components/card.astro': {
    code: '"card"',
    imports: ['/site/src/pages/a.astro'],
    later: ['/site/src/islands/form.tsx'],
  },
  '/site/src/islands/form.tsx': { code: '"island"' },
  '/site/src/server/rules.ts': { code: '"rules"', imports: ['/site/src/components/text/box.ts'] },
  '/site/src/components/text/box.ts': { code: '"box"', imports: ['/site/node_modules/library/index.js'] },
  '/site/node_modules/library/index.js': { code: '"library"' },
  '/site/src/pages/b.astro': { code: '"other"' },
}
const client: Record<string, Module> = {
  '/site/src/components/card.astro?astro&type=script&index=0&lang.ts': {
    code: '"script"',
    imports: ['/site/src/browser/scripts/keep.ts'],
  },
  '/site/src/browser/scripts/keep.ts': { code: '"kept"', later: ['/site/src/browser/scripts/dialog.ts'] },
  '/site/src/browser/scripts/dialog.ts': { code: '"dialog"' },
  '/site/src/pages/b.astro?astro&type=script&index=0&lang.ts': { code: '"script-of-other"' },
}
for (const [id, module] of Object.entries(server)) words.add('ssr', id, info(module))
for (const [id, module] of Object.entries(client)) words.add('client', id, info(module))
// A graph of its own, of what is rendered while the site is built.
words.add('prerender', '/site/src/pages/a.astro', info({ code: '"prerendered"' }))

test('the words of a page are those of all that it imports, and of the scripts of those with what they load later', () => {
  expect([...words.of('/site/src/pages/a.astro')].toSorted()).toEqual(
    ['box', 'card', 'dialog', 'island', 'kept', 'page', 'script'].toSorted(),
  )
  expect([...words.of('/site/src/pages/b.astro')].toSorted()).toEqual(['other', 'script-of-other'])
})

test('what a page imports and never renders says nothing, nor do its scripts and what it alone imports', () => {
  const never = ['/site/src/components/card.astro', '/site/src/server/rules.ts']
  expect([...words.of('/site/src/pages/a.astro', never)]).toEqual(['page'])
})

test('a page that the build does not know is an error', () => {
  expect(() => words.of('/site/src/pages/none.astro')).toThrow(
    'The build has no module /site/src/pages/none.astro',
  )
})
