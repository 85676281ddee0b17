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
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** What axe finds at WCAG 2.2 AA on the page as it is. */
export const violationsOn = (page: Page): Promise<string[]> => findingsOf(page, wcag)

/**
 * The same on a phone and on a desk, by day and by night; each finding says where. At night only colours differ, so that
 * only they are looked at again.
 */
export const violationsEverywhere = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const findings = await findingsOf(page, colorScheme === 'light' ? wcag : colours)
      found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`))
    }
  }
  return found
}
