import { describe, expect, it } from 'vitest'
import { cardLines, widthInEm } from './card-lines.ts'

describe('cardLines', () => {
  it.each([
    ['', 10, 2, []],
    ['営業職', 10, 2, ['営業職']],
    ['  余分な　 空白  ', 10, 2, ['余分な 空白']],
  ])('breaks %j', (text, width, lines, expected) => {
    expect(cardLines(text, width, lines)).toEqual(expected)
  })

  it('keeps every line within its width and loses nothing when it fits', () => {
    const text = '【27卒・28卒】法人営業（ルート営業が中心、転勤なし）／研修が充実したメーカーで働く！'
    const lines = cardLines(text, 16, 5)
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(widthInEm(line)).toBeLessThanOrEqual(16 + 2)
  })

  it('begins no line with a closing mark or a long-vowel mark', () => {
    for (let width = 4; width < 20; width += 1) {
      for (const line of cardLines('データ、サーバー。（営業）「企画」のコーナーへようこそ！', width, 20)) {
        expect(line).not.toMatch(/^[、。）」ー！]/u)
      }
    }
  })

  it('says by an ellipsis that something is left out', () => {
    const lines = cardLines('あ'.repeat(200), 10, 3)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/…$/u)
    expect(widthInEm(lines[2] ?? '')).toBeLessThanOrEqual(10)
  })

  it('does no harm to emoji and endless words', () => {
    expect(() => cardLines('👨‍👩‍👧‍👦'.repeat(500) + 'a'.repeat(5000), 12, 3)).not.toThrow()
  })
})
