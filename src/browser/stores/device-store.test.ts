// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hintCookie, hintValue, type Hint } from '#contract/hint-cookie.ts'
import { createDeviceStore } from './device-store.ts'

const noon = new Date('2026-11-22T03:00:00Z').getTime()
const days = (count: number) => count * 86_400_000

const as = (deviceId: string): Hint => ({ kind: 'signed in', viewer: 'student', deviceId })
const aiko = as('aiko-aiko-aiko-aiko-00')
const ken = as('ken-ken-ken-ken-ken-00')
const out: Hint = { kind: 'signed out' }
const nobody: Hint = { kind: 'none' }

/** What the server's answer does to the cookie of this browser. */
const become = (hint: Hint) => {
  document.cookie =
    hint.kind === 'none' ? `${hintCookie}=; Path=/; Max-Age=0` : `${hintCookie}=${hintValue(hint)}; Path=/`
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** A page of this browser, opened now. */
const openPage = (most = 3) => {
  const store = createDeviceStore()
  return { settle: store.settle, searches: store.collection('searches', most, text) }
}

const everything = () => Object.entries(localStorage).map(([key, value]) => `${key} ${String(value)}`)

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  localStorage.clear()
  become(nobody)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const searchFor = (...words: string[]) => {
  const { searches } = openPage()
  for (const word of words) {
    vi.advanceTimersByTime(1000)
    searches.keep(word, word)
  }
}

describe('what is kept', () => {
  test('is read newest first, each item once, and cleared', () => {
    searchFor('営業', '事務', '営業')
    const { searches } = openPage()
    expect(searches.all()).toEqual(['営業', '事務'])
    searches.clear()
    expect(searches.all()).toEqual([])
    expect(everything()).toEqual([])
  })

  test('one item goes, of whoever is here, and the others stay', () => {
    searchFor('営業', '事務')
    openPage().searches.drop('営業')
    expect(openPage().searches.all()).toEqual(['事務'])
    become(aiko)
    searchFor('販売')
    become(nobody)
    openPage().searches.drop('販売')
    become(aiko)
    expect(openPage().searches.all()).toContain('販売')
  })

  test('has its room: the oldest leaves the device', () => {
    searchFor('一', '二', '三', '四')
    expect(openPage().searches.all()).toEqual(['四', '三', '二'])
    expect(everything().join(' ')).not.toContain('一')
  })

  test('has its length: a longer one is not kept, and what was there stays', () => {
    const { searches } = openPage()
    searches.keep('メモ', '短い')
    searches.keep('メモ', 'あ'.repeat(20_000))
    expect(searches.all()).toEqual(['短い'])
  })

  test('is erased at the visit after thirty days, wherever it lies', () => {
    become(aiko)
    searchFor('aikoの検索')
    become(nobody)
    searchFor('古い検索')
    vi.advanceTimersByTime(days(29))
    searchFor('新しい検索')
    vi.advanceTimersByTime(days(1) + 60_000)
    expect(everything()).toHaveLength(3)
    openPage().settle()
    expect(everything()).toEqual([expect.stringContaining('新しい検索')])
  })

  test('a date that a wrong clock wrote ahead does not keep it for ever', () => {
    vi.setSystemTime(noon + days(400))
    searchFor('未来の検索')
    vi.setSystemTime(noon)
    expect(openPage().searches.all()).toEqual([])
    expect(everything()).toEqual([])
  })

  test('each kind has a collection of its own', () => {
    searchFor('営業')
    const address = createDeviceStore().collection('sign-in-address', 1, text)
    expect(address.all()).toEqual([])
    address.keep('', 'aiko@example.com')
    address.clear()
    expect(openPage().searches.all()).toEqual(['営業'])
  })
})

describe('people at one device', () => {
  test('a guest’s things come along at sign-in and are the next guest’s no more', () => {
    become(aiko)
    searchFor('前の検索', '両方の検索')
    become(nobody)
    searchFor('両方の検索', '客の検索')
    become(aiko)
    expect(openPage().searches.all()).toEqual(['客の検索', '両方の検索', '前の検索'])
    become(nobody)
    expect(openPage().searches.all()).toEqual([])
  })

  test('the address that a guest typed for a link stays an hour, and comes along with nobody', () => {
    const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
    const openAddress = () => createDeviceStore().collection('sign-in-address', 1, text)
    openAddress().keep('', 'aiko@example.com')
    minutes(59)
    expect(openAddress().all()).toEqual(['aiko@example.com'])
    minutes(2)
    expect(openAddress().all()).toEqual([])
    expect(everything()).toEqual([])
    openAddress().keep('', 'aiko@example.com')
    become(ken)
    expect(openAddress().all()).toEqual([])
    expect(everything()).toEqual([])
    // Who is signed in may ask for one, too.
    openAddress().keep('', 'ken@example.com')
    expect(openAddress().all()).toEqual(['ken@example.com'])
    minutes(61)
    expect(openAddress().all()).toEqual([])
  })

  test('of one item that both have, the newer one stays', () => {
    const guest = openPage()
    guest.searches.keep('下書き', '客の古い文')
    become(aiko)
    vi.advanceTimersByTime(1000)
    const page = openPage()
    // The sign-in of another browser window, whose page has not looked at the storage yet.
    localStorage.setItem(
      `kept/${aiko.kind === 'signed in' ? aiko.deviceId : ''}/searches/下書き`,
      JSON.stringify({ at: Date.now(), value: '本人の新しい文' }),
    )
    expect(page.searches.all()).toEqual(['本人の新しい文'])
    expect(everything()).toHaveLength(1)
  })

  test('signing out erases the person’s things from the device', () => {
    become(aiko)
    searchFor('aikoの検索')
    become(out)
    openPage().settle()
    expect(everything()).toEqual([])
  })

  test('a session that ended by itself shows nothing, and the same person finds it again', () => {
    become(aiko)
    searchFor('aikoの検索')
    become(nobody)
    expect(openPage().searches.all()).toEqual([])
    become(aiko)
    expect(openPage().searches.all()).toEqual(['aikoの検索'])
  })

  test('of two students one after the other the second sees nothing of the first, whose things are erased', () => {
    become(aiko)
    searchFor('aikoの検索')
    become(ken)
    expect(openPage().searches.all()).toEqual([])
    expect(everything()).toEqual([])
    searchFor('kenの検索')
    expect(openPage().searches.all()).toEqual(['kenの検索'])
  })

  test.each([
    ['signed out', out],
    ['signed out by the server', nobody],
    ['followed by another', ken],
  ])('a page of somebody who is %s writes nothing any more', (_, then) => {
    become(aiko)
    const page = openPage()
    become(then)
    page.settle()
    page.searches.keep('下書き', 'aikoの下書き')
    for (const hint of [then, nobody, ken, out]) {
      become(hint)
      expect(openPage().searches.all()).toEqual([])
    }
  })

  test('a guest’s open page goes on for whoever signs in, and not for the one after', () => {
    const page = openPage()
    become(aiko)
    page.searches.keep('続き', 'aikoの続き')
    expect(page.searches.all()).toEqual(['aikoの続き'])
    become(out)
    page.searches.keep('続き', 'aikoの続き')
    expect(everything()).toEqual([])
  })

  test('other things of this site and of others stay', () => {
    localStorage.setItem('consent.v1', 'denied')
    become(out)
    openPage().settle()
    openPage().searches.clear()
    expect(localStorage.getItem('consent.v1')).toBe('denied')
  })
})

describe('storage that is as it is', () => {
  test('two tabs do not write over each other’s items', () => {
    const [one, other] = [openPage(), openPage()]
    expect([one.searches.all(), other.searches.all()]).toEqual([[], []])
    one.searches.keep('営業', '営業')
    other.searches.keep('事務', '事務')
    expect(one.searches.all().toSorted()).toEqual(['事務', '営業'])
  })

  test.each(['{', 'null', '"営業"', '[]', '{"at":"x","value":"営業"}', '{"value":"営業"}', '{"at":1}'])(
    'a damaged entry (%s) is none, and erased',
    (damaged) => {
      localStorage.setItem('kept/guest/searches/営業', damaged)
      expect(openPage().searches.all()).toEqual([])
      expect(everything()).toEqual([])
    },
  )

  test('a value of another form is none', () => {
    localStorage.setItem('kept/guest/searches/営業', JSON.stringify({ at: noon, value: { word: '営業' } }))
    expect(openPage().searches.all()).toEqual([])
  })

  test('full: nothing is kept and nothing thrown; a guest’s things do not stay for the next', () => {
    searchFor('客の検索')
    become(aiko)
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const real = localStorage
    vi.stubGlobal(
      'localStorage',
      new Proxy(real, {
        get: (_, name) => {
          const value: unknown = Reflect.get(real, name)
          if (name === 'setItem') return setItem
          return typeof value === 'function' ? value.bind(real) : value
        },
      }),
    )
    const { searches } = openPage()
    searches.keep('営業', '営業')
    expect(searches.all()).toEqual([])
    expect(everything()).toEqual([])
  })

  test('blocked: even naming it throws, and nothing else happens', () => {
    const get = vi.fn<() => Storage>(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
    const { searches, settle } = openPage()
    settle()
    searches.keep('営業', '営業')
    searches.clear()
    expect(searches.all()).toEqual([])
    expect(get).toHaveBeenCalled()
  })
})
