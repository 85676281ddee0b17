/** Parameters of an address that say what was done; believed only with the seal that the site puts on them. */
export const toldParameters = ['done', 'saved'] as const
/** The seal. */
export const onceParameter = 'once'
