import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const wcag: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What may differ where only colours do. */
const colours: string[] = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it is, in its frames too. A document is given axe once: its source is half a megabyte, and to
 * parse it anew takes longer than most pages take to look through.
 */
const findingsOf = async (page: Page, runOnly: string[]): Promise<string[]> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => {
      // What follows from a new width is drawn first.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const run: (page: Document, options: RunOptions) => Promise<AxeResults> = Reflect.get(window, 'axe').run
      return (await run(document, options)).violations
    },
    // Style sheets would be fetched anew, for a rule that is not among these.
    { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** What axe finds at WCAG 2.2 AA on the page as it is. */
export const violationsOn = (page: Page): Promise<string[]> => findingsOf(page, wcag)

/** Colours are the same at every width, so that the night is looked at once, where everything stands in one column. */
const looks = [
  { width: 390, colorScheme: 'light', rules: wcag },
  { width: 390, colorScheme: 'dark', rules: colours },
  { width: 1280, colorScheme: 'light', rules: wcag },
] as const

/** The same on a phone, there by night too, and on a desk; each finding says where. */
export const violationsEverywhere = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const findings = await findingsOf(page, rules)
    found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`))
  }
  return found
}
