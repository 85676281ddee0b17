/**
 * What a page says aloud, through one polite and one assertive region (layouts/page.astro): what happened in the page, once,
 * in words. Nothing is written that stands there already; who has to say the same twice says `''` between.
 */
export type Tone = 'polite' | 'assertive'

/** `assertive`: for what went wrong. The other region falls silent, so that one speaks at a time. */
export const announce = (text: string, tone: Tone = 'polite'): void => {
  // What lies behind an open dialog is not read.
  const place = document.querySelector('dialog[open], [role=dialog]') ?? document.body
  for (const each of ['polite', 'assertive'] as const) {
    const region = document.querySelector<HTMLElement>(`[data-aloud=${each}]`)
    if (region === null) continue
    if (region.parentElement !== place) place.append(region)
    region.inert = false
    const words = each === tone ? text : ''
    if (region.textContent !== words) region.textContent = words
  }
}
