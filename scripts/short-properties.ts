/** Where a custom property is set, or its value taken. */
const property = /((?:^|[{;])\s*|var\(\s*)--([\w-]+)(?=\s*[:),])/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * One letter for each custom property that `tokens` sets, in its order; others stay as they are. Every sheet of a build is
 * written by the same ones: a page may have two. No script and no attribute names a property.
 */
export const shortenProperties = (tokens: string): ((css: string) => string) => {
  const names = new Set(Array.from(tokens.matchAll(/^\s*--([\w-]+)\s*:/gm), ([, name = '']) => name))
  if (names.size > letters.length) throw new Error(`More than ${letters.length} custom properties`)
  const short = new Map(Array.from(names, (name, place) => [name, letters.charAt(place)]))
  return (css) =>
    css.replace(property, (whole: string, before: string, name: string) => {
      const letter = short.get(name)
      if (letter === undefined && name.length === 1) throw new Error(`--${name} is the name of another`)
      return letter === undefined ? whole : `${before}--${letter}`
    })
}
