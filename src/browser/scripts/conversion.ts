/** What a browser tells of a key that an input method has taken (UI Events, 8.3.2). */
const takenKey = 229

/** True for a key that belongs to the conversion of a Japanese word, not to the page. */
export const isOfConversion = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === takenKey

/** Milliseconds in which the key that ended a conversion is told of. */
const settling = 500

/**
 * Tells the keys of a field that belong to a conversion from those for the page. Safari says that a conversion has ended
 * before it tells of the Enter that ended it, so keys belong to it until the next one is let go.
 */
export const watchConversion = (field: HTMLElement): ((event: KeyboardEvent) => boolean) => {
  let endedAt = -Infinity
  field.addEventListener('compositionend', ({ timeStamp }) => {
    endedAt = timeStamp
  })
  field.addEventListener('keyup', () => {
    endedAt = -Infinity
  })
  return (event) => isOfConversion(event) || event.timeStamp - endedAt < settling
}
