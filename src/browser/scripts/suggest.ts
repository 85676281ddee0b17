import { fetchSuggestions, type Suggestion } from '#browser/api/suggestions.ts'
import { announce } from './announce.ts'
import { watchConversion } from './conversion.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

/**
 * Suggestions under every search box, by the combobox pattern of the ARIA Authoring Practices (list autocomplete with
 * manual selection). Without this script the box is a plain search box.
 */
const kindNames: Record<string, string> = {
  occupation: '職種',
  prefecture: '勤務地',
  kind: '募集の種類',
  company: '企業',
  title: '求人',
  recent: '最近の検索',
}
const pause = 120

const enhance = (frame: HTMLElement, input: HTMLInputElement, number: number): void => {
  const id = `suggestions-${number}`
  const list = document.createElement('ul')
  list.id = id
  list.role = 'listbox'
  list.ariaLabel = '検索の候補'
  const box = document.createElement('div')
  box.className = 'suggestions'
  box.hidden = true
  const forget = document.createElement('button')
  forget.type = 'button'
  forget.textContent = '検索の履歴を消す'
  box.append(list, forget)
  // The field stays where it is: it may have the focus already, and a word half typed.
  frame.append(box)
  input.role = 'combobox'
  input.autocomplete = 'off'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', id)
  input.ariaExpanded = 'false'

  // The box of the directory of companies: what was looked for among ads says nothing there.
  const of = input.dataset['suggest'] === 'companies' ? 'companies' : 'all'
  let shown: readonly Suggestion[] = []
  let active = -1
  let timer = 0
  let asking = new AbortController()

  const deselect = (): void => {
    list.children[active]?.setAttribute('aria-selected', 'false')
    active = -1
    input.removeAttribute('aria-activedescendant')
  }

  const close = (): void => {
    box.hidden = true
    deselect()
    input.ariaExpanded = 'false'
  }

  const show = (suggestions: readonly Suggestion[]): void => {
    deselect()
    shown = suggestions
    list.replaceChildren(
      ...suggestions.map(({ text, kind }, index) => {
        const option = document.createElement('li')
        option.id = `${id}-${index}`
        option.role = 'option'
        option.ariaSelected = 'false'
        const name = document.createElement('span')
        name.textContent = kindNames[kind] ?? ''
        option.append(text, name)
        return option
      }),
    )
    forget.hidden = suggestions[0]?.kind !== 'recent'
    box.hidden = suggestions.length === 0
    input.ariaExpanded = String(suggestions.length > 0)
    if (suggestions.length > 0) announce(`候補が${suggestions.length}件あります`)
  }

  const choose = (index: number): void => {
    const chosen = shown[index]
    if (chosen === undefined) return
    close()
    input.value = chosen.text
    if (chosen.href === null) input.form?.requestSubmit()
    else location.assign(chosen.href)
  }

  const move = (by: number): void => {
    const count = shown.length
    if (count === 0) return
    list.children[active]?.setAttribute('aria-selected', 'false')
    active = (active + by + count + (active < 0 && by < 0 ? 1 : 0)) % count
    const option = list.children[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', `${id}-${active}`)
  }

  const ask = async (typed: string): Promise<void> => {
    asking = new AbortController()
    const { signal } = asking
    const suggestions = await fetchSuggestions(typed, of, signal)
    if (!signal.aborted && document.activeElement === input) show(suggestions)
  }

  const refresh = (): void => {
    clearTimeout(timer)
    asking.abort()
    // Whoever goes on typing means what is typed, not what was highlighted before.
    deselect()
    const typed = input.value.trim()
    if (typed === '') {
      show(of === 'all' ? recentSearches().map((text) => ({ text, kind: 'recent', href: null })) : [])
      return
    }
    timer = window.setTimeout(() => void ask(typed), pause)
  }

  input.addEventListener('input', refresh)
  input.addEventListener('focus', refresh)
  const isOfConversion = watchConversion(input)
  input.addEventListener('keydown', (event) => {
    if (isOfConversion(event)) {
      // The Enter that ends a conversion does not send the form either.
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (box.hidden) refresh()
      else move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && !box.hidden) {
      event.preventDefault()
      close()
    }
  })
  // The press must not take the focus from the box before the choice is made.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option !== null) choose(Array.from(list.children).indexOf(option))
  })
  forget.addEventListener('click', () => {
    forgetSearches()
    close()
    input.focus()
    close()
  })
  frame.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) {
      clearTimeout(timer)
      asking.abort()
      close()
    }
  })
  if (of === 'all') input.form?.addEventListener('submit', () => rememberSearch(input.value))
}

for (const [number, frame] of document.querySelectorAll<HTMLElement>('.suggest').entries()) {
  const input = frame.querySelector('input')
  if (input !== null) enhance(frame, input, number)
}
