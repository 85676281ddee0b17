import { withoutInvisible } from './hidden-characters.ts'
import { everyHyphen, fullStops } from './separators.ts'

/** Longest address that mail can carry (RFC 5321 §4.5.3.1.3), in characters. */
export const emailAddressLength = 254

/**
 * True for what the HTML standard calls a valid e-mail address with a dot in its domain: what browsers accept in
 * `type=email` and mail servers deliver to. Only ASCII, so no header can be injected through it.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= emailAddressLength &&
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    text,
  )

const everyFullStop = new RegExp(`[${fullStops}]`, 'gu')

/**
 * An address as Japanese keyboards write it (`ｔａｒｏ＠ｅｘａｍｐｌｅ。ｊｐ`) in the ASCII that addresses are of: full-width
 * forms, full stops and hyphens, which no address has otherwise; what nobody sees and the spaces around it go. Other letters stay, and are no
 * address: what merely looks alike is not turned into one.
 */
export const foldAddress = (text: string): string =>
  withoutInvisible(text)
    .replace(/[！-～]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xfe_e0))
    .replace(everyFullStop, '.')
    .replace(everyHyphen, '-')
    .trim()
