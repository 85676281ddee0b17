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
