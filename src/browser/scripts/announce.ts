/**
 * What a page says aloud, through one polite and one assertive region (layouts/page.astro): what happened in the page, once,
 * in words. Nothing is written that stands there already; who has to say the same twice says `''` between.
 */
export type Tone = 'polite' | 'assertive'

const made = (tone: Tone): HTMLElement => {
  const region = document.createElement('div')
  region.className = 'aloud'
  region.setAttribute('aria-live', tone)
  region.setAttribute('aria-atomic', 'true')
  region.dataset['aloud'] = tone
  return region
}

const find = (tone: Tone): HTMLElement | null => document.querySelector<HTMLElement>(`[data-aloud="${tone}"]`)

const write = (region: HTMLElement, text: string): void => {
  if (region.textContent !== text) region.textContent = text
}

/** `assertive`: for what went wrong. The other region falls silent, so that one speaks at a time. */
export const announce = (text: string, tone: Tone = 'polite'): void => {
  const region = find(tone) ?? made(tone)
  // What lies behind an open dialog is not read.
  const place = document.querySelector('dialog[open], [role=dialog]') ?? document.body
  if (region.parentElement !== place) place.append(region)
  region.inert = false
  const other = find(tone === 'polite' ? 'assertive' : 'polite')
  if (other !== null) write(other, '')
  write(region, text)
}
