import { expect, test } from './fixtures.ts'

test.describe('what spares typing in forms', () => {
  test('a postal code answers its addresses, and what is no code is refused', async ({ origin }) => {
    const ask = (query: string) => fetch(`${origin}/postal-code.json${query}`)
    const known = await ask('?code=1000001')
    expect(known.status).toBe(200)
    expect(known.headers.get('content-type')).toContain('application/json')
    expect(known.headers.get('cache-control')).toContain('public')
    expect(await known.json()).toEqual({
      asOf: '2022',
      addresses: [{ prefectureCode: '13', city: '千代田区', town: '千代田' }],
    })
    const unknown = await ask('?code=0000000')
    expect([unknown.status, await unknown.json()]).toEqual([200, { asOf: '2022', addresses: [] }])
    for (const query of [
      '',
      '?code=',
      '?code=100',
      '?code=１０００００１',
      '?code=100-0001',
      '?code=1&code=2',
    ])
      expect([query, (await ask(query)).status]).toEqual([query, 400])
  })

  test('a beginning of a school answers schools', async ({ origin }) => {
    const ask = async (typed: string) =>
      (await fetch(`${origin}/school-names.json?q=${encodeURIComponent(typed)}`)).json()
    expect(await ask('はこだてこうぎょう')).toEqual({
      asOf: '2026-11',
      schools: [{ name: '函館工業高等専門学校', schoolType: 'kosen' }],
    })
    expect((await ask('大学')).schools).toHaveLength(10)
    expect((await ask('')).schools).toEqual([])
    expect((await ask('😀'.repeat(200))).schools).toEqual([])
  })

  test('a beginning of a station answers stations with their lines', async ({ origin }) => {
    const ask = async (typed: string) => {
      const response = await fetch(`${origin}/station-names.json?q=${encodeURIComponent(typed)}`)
      expect(response.headers.get('cache-control')).toContain('public')
      return response.json()
    }
    const [found] = (await ask('しもきたざわ')).stations
    expect(found).toEqual({
      id: expect.stringMatching(/^\d{5}$/),
      name: '下北沢',
      prefectureCode: '13',
      city: '世田谷区',
      lines: ['京王井の頭線', '小田急小田原線'],
    })
    expect((await ask('新')).stations).toHaveLength(10)
    expect(await ask('')).toEqual({ asOf: '2023', stations: [] })
    expect((await ask('😀'.repeat(200))).stations).toEqual([])
  })
})
