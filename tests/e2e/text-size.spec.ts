import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
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

for (const [who, person] of [
  ['a student', demo.student],
  ['a member of a company', demo.company],
] as const)
  test(`the header of ${who} is one line on a wide screen, and nothing lies upon another`, async ({
    page,
    go,
  }) => {
    await enter(page, person)
    for (const path of ['/mypage', '/jobpost'])
      for (const width of [768, 900, 1024, 1040, 1120, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        if (width === 768) await go(path)
        const what = `${path} at ${width} px`
        const bar = await page.locator('header.screen').boundingBox()
        expect(bar?.height, what).toBeLessThanOrEqual(width < 1024 ? 110 : 70)
        const places = await page.locator('header.screen').evaluate((header) =>
          Array.from(header.querySelectorAll('a, summary, a > :not(svg)'), (each) => ({
            each,
            box: each.getBoundingClientRect(),
          }))
            // What is read aloud alone has no size, a closed menu is not seen, and what holds other elements is looked at in those.
            .filter(
              ({ each, box }) =>
                each.checkVisibility() && box.width > 2 && box.height > 2 && each.firstElementChild === null,
            )
            .map(({ each, box: { left, right, top, bottom } }) => ({
              name: each.textContent?.trim() ?? '',
              left,
              right,
              top,
              bottom,
            })),
        )
        for (const [index, one] of places.entries())
          for (const other of places.slice(index + 1)) {
            const apart =
              one.right <= other.left + 1 ||
              other.right <= one.left + 1 ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1
            expect(apart, `${what}: ${one.name} and ${other.name}`).toBe(true)
          }
      }
  })
