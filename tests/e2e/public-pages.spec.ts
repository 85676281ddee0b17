import { expect, test } from './fixtures.ts'
import { publicPages, type ScriptClass } from './pages.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems, isHtml } from './setup/html-problems.ts'
import { walkByTab, withoutLegend } from './setup/keyboard.ts'
import { weigh } from './setup/weight.ts'

const kilobyte = 1024

/** Bytes with gzip. A page that reads has no framework: suggestions, consent, the signed-in hint, bookmarks, what the device keeps, the sheet of filters and its count are all its scripts. */
const scriptBudgets = {
  content: 9.4 * kilobyte,
  islands: 90 * kilobyte,
  identity: 105 * kilobyte,
} satisfies Record<ScriptClass, number>

for (const { name, path, status, scripts } of publicPages)
  test(`${name}: HTML, title, axe, keyboard and the weight of scripts`, async ({
    page,
    go,
    origin,
    samples,
  }) => {
    const address = path(samples)
    const response = await go(address, status)

    await test.step('the HTML is valid', async () => {
      expect.soft(isHtml(response.headers()['content-type'])).toBe(true)
      expect.soft(htmlProblems(await response.text())).toEqual([])
    })

    await test.step('one h1, one main, a title, Japanese, a legend for every group', async () => {
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect.soft(page.getByRole('main')).toHaveCount(1)
      await expect.soft(page).toHaveTitle(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u)
      expect.soft(await withoutLegend(page)).toEqual([])
    })

    await test.step('axe finds nothing at WCAG 2.2 AA, at 390 and 1280 px, by day and by night', async () => {
      expect.soft(await violationsEverywhere(page)).toEqual([])
    })

    await test.step('everything is reached by Tab and shows its focus', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
      const { stops, wrong } = await walkByTab(page)
      expect.soft(stops).toBeGreaterThan(3)
      expect.soft(wrong).toEqual([])
    })

    if (status !== 200) return
    await test.step('its scripts fit, and three style sheets block at most', async () => {
      const { javaScript, blocking } = await weigh(new URL(address, origin))
      test.info().annotations.push({ type: 'bytes', description: String(javaScript) })
      expect.soft(javaScript).toBeLessThanOrEqual(scriptBudgets[scripts])
      expect.soft(blocking.length, blocking.join(' ')).toBeLessThanOrEqual(3)
      expect.soft(blocking.filter((each) => !each.endsWith('.css'))).toEqual([])
    })
  })
