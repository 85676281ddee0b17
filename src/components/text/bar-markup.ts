import { markup, type Markup } from './markup.ts'

const bar = '｜'

/** Text in which no line begins with the bar that titles are parted by: it stays with the character before it. */
export const withBars = (text: string): Markup => {
  const parts = text.split(bar)
  return markup`${parts.map((part, index) => {
    if (index === parts.length - 1) return markup`${part}`
    const characters = Array.from(part)
    return markup`${characters.slice(0, -1).join('')}<span class="unbroken">${`${characters.at(-1) ?? ''}${bar}`}</span>`
  })}`
}
