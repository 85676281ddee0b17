import { expect, test } from 'vitest'
import { isCutDown, ownAdsAddress, readOwnAds } from './own-ads.ts'
import { routes } from './routes.ts'

const company = '01903433-ac00-7005-87e6-3647c2a486f7'
const read = (address: string) => readOwnAds(new URL(address, 'http://site.test').searchParams)
const nothing = {
  group: null,
  mine: null,
  q: '',
  kind: null,
  prefecture: null,
  deadline: null,
  sort: 'changed',
  size: 20,
  page: 1,
}

test('an address and the list it asks for are one', () => {
  const list = {
    group: 'published',
    mine: '1',
    q: '営業 & co',
    kind: 'part_time',
    prefecture: '13',
    deadline: 'soon',
    sort: 'deadline',
    size: 50,
    page: 2,
  } as const
  expect(read(ownAdsAddress(company, list))).toEqual(list)
  expect(ownAdsAddress(company)).toBe(routes.companyAds(company))
  expect(ownAdsAddress(company, { group: 'draft' })).toBe(routes.companyAds(company, 'draft'))
})

test('what an address cannot mean counts as not asked', () => {
  expect(read('/?group=all&kind=job&prefecture=48&deadline=now&sort=best&size=1000&page=0')).toEqual(nothing)
  expect(read(`/?q=${'あ'.repeat(200)}`).q).toHaveLength(100)
  expect(read('/?q=%ED%A0%80').q.isWellFormed()).toBe(true)
})

test('a part of the list, its order and its pages do not cut it down', () => {
  expect(isCutDown(read('/?group=draft&sort=deadline&size=50&page=2'))).toBe(false)
  const words = ['mine=1', 'q=a', 'kind=part_time', 'prefecture=13', 'deadline=past']
  expect(words.map((word) => isCutDown(read(`/?${word}`)))).toEqual([true, true, true, true, true])
})
