/** The two media types of GraphQL over HTTP; they differ in what a failed operation answers. */
export const mediaTypes = ['application/graphql-response+json', 'application/json'] as const
export type MediaType = (typeof mediaTypes)[number]

/** Before the specification was written everyone asked for this one, and without a word they still get it. */
const fallback: MediaType = 'application/json'

const qualityOf = (parameters: readonly string[]): number => {
  const quality = parameters
    .map((each) => /^q=([01](?:\.\d{0,3})?)$/.exec(each)?.[1])
    .find((each) => each !== undefined)
  return quality === undefined ? 1 : Number(quality)
}

/** Chooses by an Accept header (RFC 9110, 12.5.1); null: none of ours is acceptable (406). */
export const negotiate = (accept: string | null): MediaType | null => {
  if (accept === null || accept.trim() === '') return fallback
  const wishes = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .map(([range = '', ...parameters], place) => ({
      range,
      quality: qualityOf(parameters),
      place,
      parameters,
    }))
    .filter(({ quality }) => quality > 0)
    .filter(({ parameters }) =>
      parameters.every((each) => !each.startsWith('charset=') || each === 'charset=utf-8'),
    )
    .toSorted((a, b) => b.quality - a.quality || a.place - b.place)
  for (const { range } of wishes) {
    const named = mediaTypes.find((type) => type === range)
    if (named !== undefined) return named
    if (range === '*/*' || range === 'application/*') return fallback
  }
  return null
}

/** True for a body in JSON; GraphQL over HTTP knows no other. */
export const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType?.trim() ?? '')
