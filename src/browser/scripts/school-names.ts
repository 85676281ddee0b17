import { fetchSchools } from '#browser/api/profile-help.ts'

/** Names under the field of a school while it is typed; any other name may be written all the same. */
const pause = 150

const enhance = (input: HTMLInputElement): void => {
  const list = document.createElement('datalist')
  list.id = 'school-names'
  input.after(list)
  input.setAttribute('list', list.id)
  let timer = 0
  let asking = new AbortController()
  const suggest = () => {
    clearTimeout(timer)
    asking.abort()
    const typed = input.value.trim()
    if (typed === '') return
    timer = window.setTimeout(() => {
      asking = new AbortController()
      const { signal } = asking
      void fetchSchools(typed, signal).then((names) => {
        if (signal.aborted) return
        list.replaceChildren(
          ...names.map((name) => {
            const option = document.createElement('option')
            option.value = name
            return option
          }),
        )
      })
    }, pause)
  }
  input.addEventListener('input', suggest)
  // What was typed before this script came is not waited for twice.
  if (document.activeElement === input) suggest()
}

const field = document.querySelector<HTMLInputElement>('input[name=school]')
if (field !== null) enhance(field)
