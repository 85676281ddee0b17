import { announce } from './announce.ts'

/** While the letters of the page are being sent, shows every three seconds how far it is; when they are, the page as it is then. */
const seconds = 3
/** Times that it may not be told before it is left to the person. */
const failuresMost = 5

const running = () => document.querySelector<HTMLElement>('[data-progress="running"]')

const look = async (): Promise<'more' | 'over' | 'failed'> => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (answer === null || !answer.ok || answer.redirected) return 'failed'
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const now = page.querySelector<HTMLElement>('[data-progress]')
  const shown = running()
  if (now === null || shown === null) return 'over'
  if (now.dataset['progress'] !== 'running') {
    location.reload()
    return 'over'
  }
  // Text alone, so that a button that has the focus keeps it.
  const [said, told] = [shown.querySelector('[data-said]'), now.querySelector('[data-said]')]
  if (said !== null && told !== null && said.textContent !== told.textContent) {
    said.textContent = told.textContent
    announce(told.textContent.trim())
  }
  const [bar, next] = [shown.querySelector('progress'), now.querySelector('progress')]
  if (bar !== null && next !== null) bar.value = next.value
  return 'more'
}

const watch = (failures: number): void => {
  setTimeout(() => {
    // A page that nobody sees asks nothing.
    if (document.hidden) return watch(failures)
    void look().then((found) => {
      if (found === 'more') watch(0)
      else if (found === 'failed' && failures + 1 < failuresMost) watch(failures + 1)
    })
  }, seconds * 1000)
}

if (running() !== null) watch(0)
