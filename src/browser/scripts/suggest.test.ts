// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const suggestions = [
  { text: '営業', kind: 'occupation', href: '/jobpost?occupation=sales' },
  { text: '英語', kind: 'title', href: null },
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json(suggestions))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with a search box, as a browser opens it. */
const open = async () => {
  document.body.innerHTML =
    '<form action="/jobpost"><div class="suggest"><input name="q"></div><button>検索</button></form>'
  vi.resetModules()
  await import('./suggest.ts')
  const input = document.querySelector('input')
  const form = document.querySelector('form')
  if (input === null || form === null) throw new Error('No form')
  const sent: string[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(input.value)
  })
  const went: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)))
  input.focus()
  return {
    went,
    sent,
    type: async (text: string) => {
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(200)
    },
    /** Types without waiting for the suggestions. */
    add: (text: string) => {
      input.value += text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    /** A key goes down; a browser sends the form at an Enter that nobody prevented. */
    press: (key: string, given: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given })
      if (input.dispatchEvent(event) && key === 'Enter') form.requestSubmit()
    },
    letGo: (key: string) => input.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })),
    tell: (kind: 'compositionstart' | 'compositionend') =>
      input.dispatchEvent(new CompositionEvent(kind, { bubbles: true })),
    highlighted: () => document.querySelector('[role=option][aria-selected=true]')?.firstChild?.textContent,
    described: () => input.getAttribute('aria-activedescendant'),
  }
}

test('the highlighted suggestion is chosen by Enter', async () => {
  const page = await open()
  await page.type('えい')
  page.press('ArrowDown')
  expect(page.highlighted()).toBe('営業')
  page.press('Enter')
  expect(page).toMatchObject({ went: ['/jobpost?occupation=sales'], sent: [] })
})

test.each(['', 'ご'])('who goes on typing %j searches for what is typed', async (more) => {
  const page = await open()
  await page.type('えい')
  page.press('ArrowDown')
  page.add(more)
  expect([page.highlighted(), page.described()]).toEqual([undefined, null])
  page.press('Enter')
  expect(page).toMatchObject({ went: [], sent: [`えい${more}`] })
})

test('typing back to nothing clears the highlight too', async () => {
  const page = await open()
  await page.type('えい')
  page.press('ArrowDown')
  await page.type('')
  expect(page.described()).toBeNull()
})

describe('a conversion', () => {
  const highlight = async () => {
    const page = await open()
    await page.type('えい')
    page.press('ArrowDown')
    page.letGo('ArrowDown')
    page.tell('compositionstart')
    return page
  }

  test.each([[{ isComposing: true }], [{ keyCode: 229 }]])('has its keys, told by %j', async (told) => {
    const page = await highlight()
    page.press('Enter', told)
    page.press('ArrowDown', told)
    page.press('Escape', told)
    expect(page).toMatchObject({ went: [], sent: [] })
    expect(page.highlighted()).toBe('営業')
  })

  test('that Safari ends before it tells of the Enter', async () => {
    const page = await highlight()
    page.tell('compositionend')
    page.press('Enter')
    expect(page).toMatchObject({ went: [], sent: [] })
    page.letGo('Enter')
    page.press('Enter')
    expect(page.went).toEqual(['/jobpost?occupation=sales'])
  })

  test('that Chromium ends behind the Enter leaves the next one to the page', async () => {
    const page = await highlight()
    page.press('Enter', { isComposing: true, keyCode: 229 })
    page.tell('compositionend')
    page.letGo('Enter')
    page.press('Enter')
    expect(page.went).toEqual(['/jobpost?occupation=sales'])
  })

  test('that a press on a word ended keeps no key for long', async () => {
    const page = await highlight()
    page.tell('compositionend')
    await vi.advanceTimersByTimeAsync(1000)
    page.press('Enter')
    expect(page.went).toEqual(['/jobpost?occupation=sales'])
  })
})
