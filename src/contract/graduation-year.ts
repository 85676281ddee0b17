/** 大学 and most schools end in March: who graduates from April on counts with the next year's. */
const schoolYearBegins = 4

/** The recruiting year of a graduation as YYYY-MM: ads name the year of the March it ends with. */
export const graduationYearOf = (graduation: string | null): number | null => {
  if (graduation === null) return null
  const [year = 0, month = 0] = graduation.split('-').map(Number)
  return month >= schoolYearBegins ? year + 1 : year
}

/**
 * What an ad and a profile say of the graduation where they differ; null: they agree, or one of them says nothing. It is told and
 * keeps nobody from applying.
 */
export const graduationDifference = (years: readonly number[], graduation: string | null): string | null => {
  const own = graduationYearOf(graduation)
  if (graduation === null || own === null || years.length === 0 || years.includes(own)) return null
  const [year = 0, month = 0] = graduation.split('-').map(Number)
  const asked = years
    .toSorted((one, other) => one - other)
    .map((each) => `${each}年`)
    .join('・')
  return `募集：${asked}3月卒／あなたのプロフィール：${year}年${month}月卒`
}
