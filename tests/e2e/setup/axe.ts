import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const findingsOf = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** What axe finds at WCAG 2.2 AA on the page as it is. */
export const violationsOn = (page: Page): Promise<string[]> =>
  findingsOf(new AxeBuilder({ page }).withTags(wcag))

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
      const findings =
        colorScheme === 'light'
          ? await violationsOn(page)
          : await findingsOf(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
      found.push(...findings.map((finding) => `${width} px, ${colorScheme}: ${finding}`))
    }
  }
  return found
}
