import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'
import { violationsEverywhere } from './setup/axe.ts'

for (const { name, path, status } of publicPages) {
  test(`${name}: one h1, a title, Japanese; axe finds nothing at WCAG 2.2 AA, at 390 and 1280 px, by day and by night`, async ({
    page,
    go,
    samples,
  }) => {
    await go(path(samples), status)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u)
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await violationsEverywhere(page)).toEqual([])
  })

  test.describe(`${name}, 320 px`, () => {
    // A phone's page grows with what overflows; a narrow window's does not.
    test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
    test('nothing scrolls sideways', async ({ page, go, samples }) => {
      await go(path(samples), status)
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth <= 320
          ? []
          : [
              'the page',
              ...Array.from(document.querySelectorAll('body *'))
                .filter((element) => element.getBoundingClientRect().right > 320)
                .map(
                  (element) =>
                    `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`,
                ),
            ],
      )
      expect(wide).toEqual([])
    })
  })
}
