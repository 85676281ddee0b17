import * as z from 'zod/mini'
import { plainCode } from './hidden-characters.ts'
import { typedOrNumber } from './text-input.ts'

const multipliers: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  千万: 1e7,
  億: 1e8,
  千億: 1e11,
  兆: 1e12,
}
/** Digits with their commas where they belong, and the letter that multiplies them. */
const part = /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(千?[億万]|[千兆])?/gu

/**
 * A figure however people write it (1,000万円, 25名, １億２０００万, 12.5時間) as a number; null: it is none. `units`: what
 * may stand behind it.
 */
export const readFigure = (text: string, units: readonly string[]): number | null => {
  const plain = plainCode(text).replace(/\s/gu, '')
  const unit = units.find((each) => plain.endsWith(each)) ?? ''
  const figure = plain.slice(0, plain.length - unit.length)
  if (figure === '' || figure.length > 40) return null
  let value = 0
  // The parts of 1億2000万 become smaller, and only the last may stand without a letter.
  let above = Infinity
  const parts = [...figure.matchAll(part)]
  if (parts.map(([all]) => all).join('') !== figure) return null
  for (const [, whole = '', decimals = '', letter = ''] of parts) {
    const multiplier = multipliers[letter] ?? 1
    const amount = Number(whole.replaceAll(',', '') + decimals) * multiplier
    if (amount >= above || multiplier >= above) return null
    value += amount
    above = multiplier
  }
  return Number(value.toFixed(4))
}

type Bounds = {
  /** What may stand behind the figure, the longest first. */
  units: readonly string[]
  min: number
  max: number
  /** Places after the point that may be given. */
  decimals: 0 | 1
}

/**
 * A field of a form for a figure: what was typed, or the number itself, becomes a number; left empty it is null. Problems:
 * NOT_FIGURE, OUT_OF_RANGE.
 */
export const figureSchema = ({ units, min, max, decimals }: Bounds) =>
  z.pipe(
    z.nullish(typedOrNumber('NOT_FIGURE', 'INVALID')),
    z.transform((given, context): number | null => {
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', message, input: given })
        return z.NEVER
      }
      if (given === undefined || given === null || given === '') return null
      const value = typeof given === 'number' ? given : readFigure(given, units)
      if (value === null || Number(value.toFixed(decimals)) !== value) return refuse('NOT_FIGURE')
      return value < min || value > max ? refuse('OUT_OF_RANGE') : value
    }),
  )
