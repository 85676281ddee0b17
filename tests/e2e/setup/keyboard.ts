import type { Page } from '@playwright/test'

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

/** Walks the page by Tab: how many stops it has, and what is wrong with them. */
export const walkByTab = async (page: Page): Promise<{ stops: number; wrong: string[] }> => {
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
  const missed = expected.filter((_, number) => !reached.has(number))
  return { stops: expected.length, wrong: [...wrong, ...missed.map((name) => `not reached: ${name}`)] }
}

/** Boxes and buttons of one name that stand in no fieldset with a legend. */
export const withoutLegend = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = Array.from(
      document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
    )
    return boxes
      .filter(({ name }) => name !== '' && boxes.filter((other) => other.name === name).length > 1)
      .filter((box) => !box.closest('fieldset')?.querySelector(':scope > legend')?.textContent?.trim())
      .map(({ name, value }) => `${name} ${value}`)
  })
