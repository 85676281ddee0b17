export type OfferedName = { value: string; about?: string }

const pause = 150
let made = 0

/** Names under a field while it is typed in; any other may be written all the same. */
export const offerNames = (
  input: HTMLInputElement,
  find: (typed: string, signal: AbortSignal) => Promise<readonly OfferedName[]>,
): void => {
  const list = document.createElement('datalist')
  made += 1
  list.id = `names-${made}`
  input.after(list)
  input.setAttribute('list', list.id)
  let timer = 0
  let asking = new AbortController()
  const offer = () => {
    clearTimeout(timer)
    asking.abort()
    const typed = input.value.trim()
    if (typed === '') return
    timer = window.setTimeout(() => {
      asking = new AbortController()
      const { signal } = asking
      void find(typed, signal).then((names) => {
        if (signal.aborted) return
        list.replaceChildren(
          ...names.map(({ value, about }) => {
            const option = document.createElement('option')
            option.value = value
            if (about !== undefined) option.label = about
            return option
          }),
        )
      })
    }, pause)
  }
  input.addEventListener('input', offer)
  // What was typed before this script came is not waited for twice.
  if (document.activeElement === input) offer()
}
