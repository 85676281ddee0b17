/** For how long something waits: 45分, 5時間, 3日. */
export const waitedWords = (since: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 60) return `${minutes}分`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}時間`
  return `${Math.floor(minutes / (24 * 60))}日`
}
