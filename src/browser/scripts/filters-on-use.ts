import { repeatEarlyInput } from './early-input.ts'

/** Loads what belongs to the filters when their sheet opens or something is chosen, and tells it of that. */
const load = (): void => void import('./filters.ts').then(repeatEarlyInput)

document.getElementById('filter-panel')?.addEventListener('beforetoggle', load, { once: true })
if (document.getElementById('filters') !== null) document.addEventListener('input', load, { once: true })
