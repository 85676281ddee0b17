import { stampOf } from './stamp.ts'

/** What is read of a thing, part by part, each with its name, in one order. */
export type Parts = readonly (readonly [name: string, value: unknown])[]

/** The stamp of the whole with a short one for each part, so that whoever read the thing is told what changed since. */
export const partStamp = (whole: string, parts: Parts): string =>
  [whole, ...parts.map(([, value]) => stampOf([value]).slice(0, 7))].join('-')

/** The stamp of the whole within one with parts. */
export const wholeOf = (stamp: string): string => stamp.split('-')[0] ?? ''

/** The names of the parts that changed since `read`; null: nothing did. */
export const changedParts = (read: string, whole: string, parts: Parts): readonly string[] | null => {
  const now = partStamp(whole, parts)
  if (now === read) return null
  const [nowParts, readParts] = [now.split('-'), read.split('-')]
  return parts.flatMap(([name], index) => (nowParts[index + 1] === readParts[index + 1] ? [] : [name]))
}
