/**
 * The choice about external transmission: asked once, as easy to refuse as to give, kept on the device and changeable
 * from every page. Nothing is loaded from elsewhere before it is given. The markup is components/consent-banner.astro.
 */
type Choice = 'granted' | 'denied'

/** Raised when what is sent changes, so that people are asked anew. */
const key = 'consent.v1'

const remembered = (): Choice | null => {
  try {
    const value = localStorage.getItem(key)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    // Storage may be blocked: then nobody is asked and nothing is loaded.
    return 'denied'
  }
}

const remember = (choice: Choice): void => {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // The choice holds for this page.
  }
}

let loaded = false

const loadTagManager = (id: string): void => {
  if (loaded) return
  loaded = true
  const layer: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  Object.assign(window, { dataLayer: layer })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** After the page is interactive, and when the browser has nothing better to do. */
const whenIdle = (run: () => void): void => {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3_000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

const banner = document.querySelector<HTMLElement>('[data-tag-manager]')
const id = banner?.dataset['tagManager'] ?? ''

if (banner !== null && id !== '') {
  // What comes into focus stops above it, however many lines it has.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBottom = banner.hidden ? '' : `${banner.offsetHeight}px`
  }).observe(banner)
  const choose = (choice: Choice): void => {
    const before = remembered()
    remember(choice)
    banner.hidden = true
    if (choice === 'granted') whenIdle(() => loadTagManager(id))
    // What runs can't be unloaded, so a withdrawal starts the page afresh without it.
    else if (before === 'granted' && loaded) location.reload()
  }
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const choice = target.closest<HTMLElement>('[data-consent]')?.dataset['consent']
    if (choice === 'granted' || choice === 'denied') choose(choice)
  })
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    opener.hidden = false
    opener.addEventListener('click', () => {
      banner.hidden = false
      banner.querySelector<HTMLElement>('h2')?.focus()
    })
  }
  const choice = remembered()
  if (choice === 'granted') whenIdle(() => loadTagManager(id))
  if (choice === null) banner.hidden = false
}
