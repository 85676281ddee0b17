import { expect, test } from 'vitest'
import { createFlashAddresses } from './flash-addresses.ts'

const site = 'https://example.com'
const at = (path: string) => new URL(path, site)

const create = (secrets: readonly string[] = ['a secret of some length']) => {
  const taken = new Set<string>()
  const clock = { now: new Date('2026-11-22T00:00:00Z') }
  const flashes = createFlashAddresses({
    secrets,
    takeOnce: async (key) => {
      const isFirst = !taken.has(key)
      taken.add(key)
      return isFirst
    },
    now: () => clock.now,
  })
  return { ...flashes, clock }
}

const open = { kind: 'open' } as const
const bare = { kind: 'elsewhere', to: '/config/complete' } as const

test('what was done is told once, to who did it', async () => {
  const flashes = create()
  const address = flashes.sign('/config/complete?done=factor', 'hanako')
  expect(await flashes.open(at(address), 'taro')).toEqual(bare)
  expect(await flashes.open(at(address), null)).toEqual(bare)
  expect(await flashes.open(at(address), 'hanako')).toEqual(open)
  expect(await flashes.open(at(address), 'hanako')).toEqual(bare)
})

test('an address that somebody typed or changed tells nothing', async () => {
  const flashes = create()
  const typed = ['done=factor', 'done=factor&once=1', 'done=factor&once=9999999999.x.y', 'saved=names']
  for (const query of typed)
    expect(await flashes.open(at(`/config/complete?${query}`), 'hanako')).toEqual(bare)
  const address = flashes.sign('/config/complete?done=factor', 'hanako')
  expect(await flashes.open(at(address.replace('factor', 'deletion')), 'hanako')).toEqual(bare)
  expect(await flashes.open(at(address.replace('/complete', '')), 'hanako')).toEqual({
    kind: 'elsewhere',
    to: '/config',
  })
  for (const path of [
    '/company/jobpost?view=applicants',
    '/company?view=members',
    '/analytics?of=x',
    '/mail/x?y=1',
    '/jobpost/01890a5d-ac96-774b-bcce-b302099a8057?view=apply',
    '/search/save?q=x',
  ])
    expect(await flashes.open(at(`${path}&done=saved`), 'hanako')).toEqual({ kind: 'elsewhere', to: path })
  const foreign = create(['another secret of the same length']).sign('/config/complete?done=factor', 'hanako')
  expect(await flashes.open(at(foreign), 'hanako')).toEqual(bare)
})

test('it is told for ten minutes, also under a secret that was replaced', async () => {
  const before = create(['the old secret'])
  const flashes = create(['the new secret', 'the old secret'])
  const address = before.sign('/mypage?tab=history&done=forgotten', 'hanako')
  flashes.clock.now = new Date('2026-11-22T00:10:00Z')
  expect(await flashes.open(at(address), 'hanako')).toEqual({ kind: 'elsewhere', to: '/mypage?tab=history' })
  flashes.clock.now = new Date('2026-11-22T00:09:59Z')
  expect(await flashes.open(at(address), 'hanako')).toEqual(open)
})

test('the link of a mail signs people out, and is told all the same', async () => {
  const flashes = create()
  const address = flashes.sign('/account/action?done=changeEmail', 'hanako')
  expect(await flashes.open(at(address), null)).toEqual(open)
  expect(await flashes.open(at(address), null)).toEqual({ kind: 'elsewhere', to: '/account/action' })
})

test('other addresses stay as they are, and a place on the page stays', async () => {
  const flashes = create()
  for (const other of [
    '/config',
    '/mypage?tab=ads',
    '/login/mail-not-verify?done=x',
    'https://evil.example/config?done=x',
  ]) {
    expect(flashes.sign(other, 'hanako')).toBe(other)
    expect(await flashes.open(at(other), 'hanako').then(({ kind }) => kind)).toBe(
      other.startsWith('https') ? 'elsewhere' : 'open',
    )
  }
  expect(flashes.sign('/mypage?id=1&done=picked#interviews', 'hanako')).toMatch(
    /^\/mypage\?id=1&done=picked&once=[\w.-]+#interviews$/,
  )
})
