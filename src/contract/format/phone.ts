import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A number in E.164 as people write it: +81312345678 → 03-1234-5678, +4930123456 → +49 30 123456. The groups are those of the
 * numbering plans, whose table is too large for browsers: pages are written on the server.
 */
export const formatPhone = (e164: string): string => {
  const number = parsePhoneNumberFromString(e164)
  if (number === undefined) return e164
  if (number.countryCallingCode !== '81') return number.formatInternational()
  const national = number.formatNational()
  // A number that no plan knows is written without groups and without the 0.
  return national.startsWith('0') && national.includes('-') ? national : `0${number.nationalNumber}`
}
