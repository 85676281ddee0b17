import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'
import { coveredStops } from './setup/covered-stops.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 640, height: 480 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]

test('what has the focus lies under nothing, on any public page, forwards and backwards', async ({
  page,
  go,
  samples,
}) => {
  const hidden: string[] = []
  let stops = 0
  for (const { name, path, status } of publicPages) {
    await go(path(samples), status)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const walk = await coveredStops(page)
      stops += walk.stops
      hidden.push(...walk.covered.map((each) => `${name}, ${size.width} px, ${each}`))
    }
  }
  expect(stops).toBeGreaterThan(1000)
  expect(hidden).toEqual([])
})

for (const height of [800, 500])
  test(`the button that stays in sight covers no filter that has the focus, ${height} px high`, async ({
    page,
    go,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await go('/jobpost')
    await page.evaluate(() => {
      for (const group of document.querySelectorAll<HTMLDetailsElement>('#filters details')) group.open = true
    })
    /** What has the focus in the filters, and how many px of it lie under the bar. */
    const covered = () =>
      page.evaluate(() => {
        const bar = document.querySelector('#filters button[type=submit]')?.parentElement
        const element = document.activeElement
        if (!bar || !element?.closest('#filters') || bar.contains(element)) return null
        const drawn = element.closest('label') ?? element
        return {
          name: drawn.textContent?.trim() ?? '',
          px: Math.ceil(drawn.getBoundingClientRect().bottom - bar.getBoundingClientRect().top),
        }
      })
    await page.locator('#filters summary').first().focus()
    const hidden: string[] = []
    let stops = 0
    for (let stop = await covered(); stop !== null; stop = await covered()) {
      stops += 1
      if (stop.px > 0) hidden.push(`${stop.name}: ${stop.px} px`)
      await page.keyboard.press('Tab')
    }
    expect(stops).toBeGreaterThan(60)
    expect(hidden).toEqual([])
  })

test('the first Tab offers to skip to the content', async ({ page, go }) => {
  await go('/jobpost')
  await page.keyboard.press('Tab')
  // The ring is 3 px wide and 2 px away.
  const { x, y } = (await page.locator(':focus').boundingBox()) ?? { x: 0, y: 0 }
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(5)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).not.toBe('')
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inside).toBe(true)
})

test('every order of the list is whole on a phone when the keyboard reaches it', async ({ page, go }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await go('/jobpost')
  const list = page.getByRole('navigation', { name: '並び順' })
  // Whether one of them is half outside is up to the fonts of the machine.
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const orders = list.getByRole('link')
  await orders.first().focus()
  for (const order of await orders.all()) {
    await expect(order).toBeFocused()
    const { x, width } = (await order.boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await page.keyboard.press('Tab')
  }
})

test('with forced colours the current one is told apart, and icons are there', async ({ page, go }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await go('/jobpost')
  /** Widths of the borders of each link, the current one first. */
  const borders = (row: string) =>
    page
      .locator(row)
      .evaluate((nav) =>
        [...nav.querySelectorAll('a:not(.step, .rule)')]
          .toSorted((one, other) => Number(other.ariaCurrent !== null) - Number(one.ariaCurrent !== null))
          .map((link) => getComputedStyle(link).borderBottomWidth),
      )
  for (const row of ['nav[aria-label="並び順"]', 'nav[aria-label="ページ"]']) {
    const [current, ...others] = await borders(row)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(current)
  }
  const [icon, ground] = await page
    .locator('.keep')
    .first()
    .evaluate((keep) => [
      getComputedStyle(keep, '::before').backgroundColor,
      getComputedStyle(keep).backgroundColor,
    ])
  expect(icon).not.toBe(ground)
})
