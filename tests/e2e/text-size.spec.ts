import { expect, test } from './fixtures.ts'
import type { Samples } from './setup/samples.ts'

const pages: readonly [name: string, path: (samples: Samples) => string][] = [
  ['home', () => '/'],
  ['job list', () => '/jobpost'],
  ['job', ({ jobPostId }) => `/jobpost/${jobPostId}`],
  ['article', () => '/category/conditions/fixed-overtime'],
]

for (const [name, path] of pages)
  for (const width of [390, 1280])
    test(`${name}, ${width} px: headings grow with a reader's letters, and nothing scrolls sideways`, async ({
      page,
      go,
      samples,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await go(path(samples))
      const sizes = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('h1, h2, h3'), (heading) =>
            parseFloat(getComputedStyle(heading).fontSize),
          ),
        )
      const before = await sizes()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await sizes()).toEqual(before.map((size) => size * 2))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
