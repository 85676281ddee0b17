/** How long a link can be used, in hours; more than a day is told in days first: 3日間（72時間）. */
export const validity = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? `${hours / 24}日間（${hours}時間）` : `${hours}時間`
