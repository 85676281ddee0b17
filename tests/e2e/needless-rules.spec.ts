import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'

/** Classes of the sheets that every page brings, and of the fields' for a page that has some of it. */
const classesOf = (sheet: string): string[] => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../src/styles', sheet), 'utf8')
  return Array.from(css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g), ([, name = '']) => name)
}
const ofEveryPage = [...classesOf('base.css'), ...classesOf('controls.css')]
const ofFields = classesOf('fields.css')

/** The build leaves rules out for classes that no module of a page names (scripts/needless-rules.ts). */
for (const { name, path: pathOf, status } of publicPages)
  test(`${name}: what stands in the page, also by its scripts, has the rules of its classes`, async ({
    page,
    go,
    samples,
  }) => {
    await go(pathOf(samples), status)
    const { given, sheet } = await page.evaluate(() => ({
      given: Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat(),
      sheet: Array.from(document.styleSheets, ({ cssRules }) =>
        Array.from(cssRules, ({ cssText }) => cssText).join(''),
      ).join(''),
    }))
    const ruled = new Set(Array.from(sheet.matchAll(/\.([a-z][\w-]*)/g), ([, each = '']) => each))
    const expected = ruled.has('input') ? [...ofEveryPage, ...ofFields] : ofEveryPage
    expect(expected).toContain('button')
    expect([...new Set(given)].filter((each) => expected.includes(each) && !ruled.has(each))).toEqual([])
  })
