import { describe, expect, it } from 'vitest'
import { cardSvg, type Card } from './card-svg.ts'
import { createCards } from './cards.ts'

const card: Card = {
  site: 'みちしるべ',
  label: '新卒採用',
  title: '法人営業（ルート営業）',
  facts: ['東京都千代田区', '月給 25万円〜', '株式会社あおば商会'],
}

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return { signature: view.getUint32(0), width: view.getUint32(16), height: view.getUint32(20) }
}

describe('cards', () => {
  it('draws a PNG of 1200 × 630', async () => {
    expect(sizeOf(await createCards().draw(card))).toEqual({
      signature: 0x89504e47,
      width: 1200,
      height: 630,
    })
  })

  it('draws the Japanese letters, not empty boxes', async () => {
    const cards = createCards()
    const [one, other] = await Promise.all([
      cards.draw(card),
      cards.draw({ ...card, title: '施工管理（新築住宅）' }),
    ])
    expect(Buffer.compare(one, other)).not.toBe(0)
    const unknown = await cards.draw({ ...card, title: '\u{10fffd}'.repeat(11) })
    expect(unknown.length).toBeLessThan(one.length)
  })

  it('draws the same card once', async () => {
    const cards = createCards()
    expect(cards.draw(card)).toBe(cards.draw({ ...card }))
  })

  it('takes any title for text', async () => {
    const hostile = '</text><script>alert(1)</script>&amp;\u0000\uffff"\''
    expect(cardSvg({ ...card, title: hostile })).not.toMatch(/<script|\u0000|\uffff/u)
    expect(sizeOf(await createCards().draw({ ...card, title: hostile })).width).toBe(1200)
  })
})
