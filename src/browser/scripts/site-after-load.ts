import '#browser/scripts/long-fields.ts'
import '#browser/scripts/signed-in.ts'

/** A page waits for nothing but its styles; what only adds to it comes once it has loaded: `pageshow` follows `load`. */
const loadScripts = async (): Promise<void> => {
  await import('./site.ts')
}
window.addEventListener('pageshow', () => void loadScripts(), { once: true })
