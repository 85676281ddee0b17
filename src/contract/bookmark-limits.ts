/** How much is kept of ads that somebody saved or looked at; apart from the schemas, since every page's script has it. */
export const bookmarkLimits = {
  /** Bookmarks of one account. */
  own: 500,
  /** Characters of a note. */
  note: 500,
  /** Ads saved on a device by whoever is not signed in, and changes that wait to be sent. */
  onDevice: 200,
  /** Ads on one page whose state is asked for at once. */
  states: 50,
  /** Ads looked at, on an account and on a device. */
  seen: 200,
  seenOnDevice: 100,
  /** Ads that are set side by side. */
  compared: 4,
} as const
