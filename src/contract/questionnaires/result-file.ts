/** What a result can be taken along as: drawn, or with every answer. */
export const resultFormats = ['png', 'pdf', 'csv', 'json'] as const
export type ResultFormat = (typeof resultFormats)[number]
