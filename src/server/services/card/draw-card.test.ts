import { describe, expect, it } from 'vitest'
import { cardSvg, type Card } from './card-svg.ts'
import { drawCard } from './draw-card.ts'

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

describe('drawCard', () => {
  it('draws a PNG of 1200 × 630', () => {
    expect(sizeOf(drawCard(card))).toEqual({ signature: 0x89504e47, width: 1200, height: 630 })
  })

  it('draws the Japanese letters, not empty boxes', () => {
    const one = drawCard(card)
    expect(Buffer.compare(one, drawCard({ ...card, title: '施工管理（新築住宅）' }))).not.toBe(0)
    expect(drawCard({ ...card, title: '\u{10fffd}'.repeat(11) }).length).toBeLessThan(one.length)
  })

  it.each(['张伟华', '김민수', 'ธนพร', 'Юлія', 'प्रिया'])(
    'draws %s, and not what stands for a missing letter',
    (name) => {
      const plain = drawCard({ ...card, title: '' })
      const drawn = drawCard({ ...card, title: name })
      expect(Buffer.compare(drawn, plain)).not.toBe(0)
      // Boxes would be the same whichever letters they stand for.
      expect(
        Buffer.compare(drawn, drawCard({ ...card, title: Array.from(name).toReversed().join('') })),
      ).not.toBe(0)
    },
  )

  it('leaves out what no type has', () => {
    expect(
      Buffer.compare(drawCard({ ...card, title: '営業😀𤭢' }), drawCard({ ...card, title: '営業' })),
    ).toBe(0)
  })

  it('draws the same card alike', () => {
    expect(Buffer.compare(drawCard(card), drawCard({ ...card }))).toBe(0)
  })

  it('takes any title for text', () => {
    const hostile = '</text><script>alert(1)</script>&amp;\u0000\uffff"\''
    expect(cardSvg({ ...card, title: hostile })).not.toMatch(/<script|\u0000|\uffff/u)
    expect(sizeOf(drawCard({ ...card, title: hostile })).width).toBe(1200)
  })
})
