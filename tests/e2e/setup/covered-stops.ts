import type { Page } from '@playwright/test'

/**
 * Gives the focus to everything the keyboard reaches, in the order of the page and backwards, and names what then lies wholly
 * outside the screen or under something else (WCAG 2.4.11). The browser scrolls to what has the focus as it does by Tab.
 */
export const coveredStops = (page: Page): Promise<{ stops: number; covered: string[] }> =>
  page.evaluate(async () => {
    /** What follows from a new size, or from a part that is laid out late, is drawn first. */
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    const stops = Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ).filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
    /** A control that is drawn by its label is where that is. */
    const shownAs = (stop: HTMLElement): HTMLElement => {
      const { width, height } = stop.getBoundingClientRect()
      return width > 4 && height > 4 ? stop : (stop.closest('label') ?? stop)
    }
    const isInSight = (stop: HTMLElement): boolean => {
      const shown = shownAs(stop)
      const parts = [...shown.getClientRects()]
      const at = [0.05, 0.25, 0.5, 0.75, 0.95]
      return parts.some(({ left, top, width, height }) =>
        at.some((x) =>
          at.some((y) => {
            const found = document.elementFromPoint(left + x * width, top + y * height)
            return (
              found !== null &&
              (shown.contains(found) || found.closest('label') === shown.closest('label, body'))
            )
          }),
        ),
      )
    }
    const covered = new Set<string>()
    for (const [way, list] of [
      ['forwards', stops],
      ['backwards', stops.toReversed()],
    ] as const)
      for (const stop of list) {
        stop.focus()
        if (document.activeElement !== stop || isInSight(stop)) continue
        await drawn()
        if (isInSight(stop)) continue
        const name = stop.getAttribute('aria-label') ?? stop.textContent ?? ''
        covered.add(`${way}: ${stop.tagName} ${name.trim().slice(0, 30)}`)
      }
    window.scrollTo(0, 0)
    return { stops: stops.length, covered: [...covered] }
  })
