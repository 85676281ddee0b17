import { plainCode } from './hidden-characters.ts'
import { withoutSeparators } from './separators.ts'

/** Letters that are told apart when they are read aloud or written by hand: without I, O, Q and U. */
const letters = 'ABCDEFGHJKLMNPRSTVWXYZ'
const length = 8
const receipt = new RegExp(`^[${letters}]{${length}}$`, 'u')
/** Hexadecimal digits of an id that are random, at its end (RFC 9562 §5.7). */
const randomDigits = 12

/**
 * What a person is told as the number of a message to the operator: eight letters made of its id, to be quoted in a mail or on the
 * phone. Of ten thousand messages, hardly ever two have the same; their dates tell those apart.
 */
export const receiptNumber = (id: string): string => {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(-randomDigits), 16)
  let number = ''
  for (let place = 0; place < length; place += 1) {
    number += letters[rest % letters.length] ?? ''
    rest = Math.floor(rest / letters.length)
  }
  return number
}

/** How many receipt numbers there are. */
export const receiptCount = letters.length ** length

/** What a receipt number, as it is written, says of the random digits of its id: their rest by `receiptCount`. */
export const receiptIndex = (number: string): number =>
  [...number].reduceRight((rest, letter) => rest * letters.length + letters.indexOf(letter), 0)

/** A receipt number as it is written, of one that was typed; null: it is none. */
export const readReceiptNumber = (typed: string): string | null => {
  const written = withoutSeparators(plainCode(typed)).toUpperCase()
  return receipt.test(written) ? written : null
}
