import type { ListCount } from '#contract/list-count.ts'
import { announce } from './announce.ts'

/**
 * How many the conditions would find, in the button that shows them: asked for when somebody pauses, and of several
 * requests the newest counts. Nothing is shown while it isn't known.
 */
const pause = 250
const form = document.querySelector<HTMLFormElement>('#filters')
const found = document.createElement('span')
form?.querySelector('button[type=submit]')?.append(found)
let timer = 0
let asking = new AbortController()

const show = (total: string | null): void => {
  found.textContent = total === null ? '' : `（${total}）`
  if (total !== null) announce(total)
}

const ask = async (address: string, signal: AbortSignal): Promise<void> => {
  try {
    const answer = await fetch(address, { signal })
    const { total }: ListCount = await answer.json()
    if (!signal.aborted) show(answer.ok ? total : null)
  } catch {
    // The list tells it once it is opened.
  }
}

const refresh = ({ target }: Event): void => {
  // The words stand outside the form and belong to it.
  if (form === null || !(target instanceof Element && 'form' in target && target.form === form)) return
  clearTimeout(timer)
  asking.abort()
  show(null)
  timer = window.setTimeout(() => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value)
    asking = new AbortController()
    void ask(`${form.dataset['count']}?${query}`, asking.signal)
  }, pause)
}
document.addEventListener('input', refresh)
