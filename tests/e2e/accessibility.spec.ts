import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const { name, path, status } of publicPages) {
  for (const size of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${name}, ${size.width} px, ${colorScheme}`, () => {
        test.use({ viewport: size, colorScheme })
        test('axe finds nothing at WCAG 2.2 AA', async ({ page, go, samples }) => {
          await go(path(samples), status)
          const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
          )
          expect(found).toEqual([])
        })
      })
    }
  }

  test.describe(`${name}, 320 px`, () => {
    test.use({ viewport: { width: 320, height: 640 } })
    test('nothing scrolls sideways', async ({ page, go, samples }) => {
      await go(path(samples), status)
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth <= 320
          ? []
          : Array.from(document.querySelectorAll('body *'))
              .filter((element) => element.getBoundingClientRect().right > 320)
              .map(
                (element) =>
                  `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`,
              ),
      )
      expect(wide).toEqual([])
    })
  })

  test(`${name}: one h1, a title, Japanese`, async ({ page, go, samples }) => {
    await go(path(samples), status)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u)
    await expect(page.getByRole('main')).toHaveCount(1)
  })
}
