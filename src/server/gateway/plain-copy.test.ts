import { describe, expect, test } from 'vitest'
import { plainCopy, TooLarge } from './plain-copy.ts'

const roomy = 1_000_000
const withoutPrototype = Object.assign(Object.create(null) as object, { a: [{ b: 1 }] })

describe('a plain copy', () => {
  test.each([
    ['texts and numbers', { a: '日本語 "quoted"', b: 1.5, c: Number.NaN, d: -3, e: true, f: null }],
    ['what is not there', { a: undefined, b: [undefined, 1], c: () => 1 }],
    ['dates', { at: new Date('2026-11-22T00:00:00Z') }],
    ['objects of no prototype', withoutPrototype],
    ['a name that is a prototype elsewhere', JSON.parse('{"__proto__":{"a":1}}')],
    ['nothing in it', { a: {}, b: [] }],
    ['a list', [1, 'a', null]],
    ['a text', 'a'],
    ['nothing', null],
  ])('of %s is what JSON brings back', (_, value) => {
    const copy = plainCopy(value, roomy)
    expect(copy).toStrictEqual(JSON.parse(JSON.stringify(value)))
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value))
  })

  test('shares nothing with what it was made of', () => {
    const value = { list: [{ count: 1 }] }
    const copy = plainCopy(value, roomy) as typeof value
    copy.list[0]!.count = 2
    copy.list.push({ count: 3 })
    expect(value).toEqual({ list: [{ count: 1 }] })
  })

  test.each([
    ['bytes of a text', 'あ'.repeat(100)],
    ['many small things', Array.from({ length: 200 }, () => ({}))],
    ['long names', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name-of-a-field-${at}`, 1]))],
    ['numbers', Array.from({ length: 100 }, (_, at) => at)],
  ])('has a bound in bytes: %s', (_, value) => {
    expect(() => plainCopy(value, 299)).toThrow(TooLarge)
    expect(plainCopy(value, 2_000)).toEqual(value)
  })
})
