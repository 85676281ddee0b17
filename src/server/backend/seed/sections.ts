/** Lines that begin with ・. */
export const bullets = (texts: readonly string[]): string => texts.map((text) => `・${text}`).join('\n')

/** A paragraph under a heading in 【】. */
export const section = (heading: string, text: string): string => `【${heading}】\n${text}`
