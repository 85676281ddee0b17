import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'

type Stop = { name: string; visible: boolean; marked: boolean }

/** What has the focus now: whether a person can see it, and see that it has the focus. Null: nothing of the page. */
const focused = (page: Page): Promise<(Stop & { number: number | null }) | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // A control drawn by its label shows the focus there.
    const drawn = [element, element.closest('label'), element.nextElementSibling].filter(
      (one) => one !== null,
    )
    const box = element.getBoundingClientRect()
    const style = drawn.map((one) => getComputedStyle(one))
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
    const { stop } = element.dataset
    return {
      number: stop === undefined ? null : Number(stop),
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? ''} ${name}`,
      visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      marked: style.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      ),
    }
  })

/**
 * Numbers everything a mouse can use: links and controls that are shown. Of a group of radio buttons one is a stop. The
 * number is written on the element, since what appears meanwhile (suggestions under a focused box) would shift any count.
 */
const usable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter(
        (element) => !(element instanceof HTMLInputElement && ['hidden', 'radio'].includes(element.type)),
      )
      .map((element, number) => {
        element.dataset['stop'] = String(number)
        return `${number}: ${element.textContent?.trim().slice(0, 30) ?? ''}`
      }),
  )

for (const { name, path, status } of publicPages) {
  test(`${name}: everything is reached by Tab and shows its focus`, async ({ page, go, samples }) => {
    await go(path(samples), status)
    const expected = await usable(page)
    const reached = new Set<number>()
    const wrong: string[] = []
    for (let press = 0; press < expected.length + 20; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop === null || (stop.number !== null && reached.has(stop.number))) break
      if (stop.number !== null) reached.add(stop.number)
      if (!stop.visible) wrong.push(`not visible: ${stop.name}`)
      if (!stop.marked) wrong.push(`no focus mark: ${stop.name}`)
    }
    expect(wrong).toEqual([])
    expect(expected.length).toBeGreaterThan(3)
    expect(expected.filter((_, number) => !reached.has(number))).toEqual([])
  })
}

test('every group of boxes or buttons to choose from has a legend', async ({ page, go, samples }) => {
  for (const { path, status } of publicPages) {
    await go(path(samples), status)
    const bare = await page.evaluate(() => {
      const boxes = Array.from(
        document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
      )
      return boxes
        .filter(({ name }) => name !== '' && boxes.filter((other) => other.name === name).length > 1)
        .filter((box) => !box.closest('fieldset')?.querySelector(':scope > legend')?.textContent?.trim())
        .map(({ name, value }) => `${name} ${value}`)
    })
    expect(bare, path(samples)).toEqual([])
  }
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
