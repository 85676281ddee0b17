/** What a text that is no ad is read for. `own_message`: a student's. */
export const wordUses = ['letter', 'profile', 'message', 'own_message'] as const
export type WordUse = (typeof wordUses)[number]

/** Characters of a text that is read. */
export const readMost = 4000
