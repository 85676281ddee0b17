export type TextOrLink = { kind: 'text' | 'link'; text: string }

/** Plain text in parts, so that the addresses in it can be pressed. */
export const splitLinks = (text: string): readonly TextOrLink[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ kind: index % 2 === 1 ? ('link' as const) : ('text' as const), text: part }))
    .filter((part) => part.text !== '')
