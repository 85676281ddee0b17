/** Query parameter of the address at which a form that was not taken is shown again. */
export const sentFormParameter = 'form'

/** What the title begins with while a form shows what is wrong, so that it is heard first (デジタル庁デザインシステム). */
const mark = 'エラー：'

export const markedTitle = (title: string): string => (title.startsWith(mark) ? title : `${mark}${title}`)

export const unmarkedTitle = (title: string): string =>
  title.startsWith(mark) ? title.slice(mark.length) : title
