import type { AdText } from './texts.ts'

const hours =
  /(?:実働|勤務|拘束|労働)(?:時間)?(?:は|:|\s)?(\d{1,2}(?:\.5)?)時間(半)?|(\d{1,2}(?:\.5)?)時間(半)?(?:の)?(?:勤務|労働|拘束|シフト|、|で)/
const span =
  /(朝|午前|昼|午後|夜|夕方)?(\d{1,2})(?::(\d\d)|時(\d\d)?分?)\s?(?:~|〜|-|ー|から)\s?(朝|午前|昼|午後|夜|夕方|翌)?(\d{1,2})(?::(\d\d)|時(\d\d)?分?)/
const pause = /休憩(?:時間)?(?:[^。\n\d]{0,10}?(\d{1,3})分|(?:は|:|\s|が|を)?(?:なし|無し|ありません))/
/** The hours are those of the place, or too few for a break. */
const isOther = /[1-6]時間(?:以内|まで|未満|以下)|超え|の間|うち|から選|営業|[1-6]時間ほど/

const minutesOfClock = (part = '', hour = '', minutes = '0'): number => {
  const isLate = /午後|夜|夕方/.test(part) && Number(hour) < 12
  return (Number(hour) + (isLate ? 12 : 0)) * 60 + Number(minutes)
}

/** Minutes at work, the break among them; null: the sentence does not tell them. */
const minutesAtWork = (sentence: string): number | null => {
  const [, one, halfOfOne, other, halfOfOther] = hours.exec(sentence) ?? []
  const half = halfOfOne === undefined && halfOfOther === undefined ? 0 : 0.5
  const told = Number(one ?? other ?? 0) + half
  if (told > 0) return told * 60
  const found = span.exec(sentence)
  if (found === null) return null
  const start = minutesOfClock(found[1], found[2], found[3] ?? found[4])
  const end = minutesOfClock(found[5], found[6], found[7] ?? found[8])
  return end > start ? end - start : end + 1440 - start
}

/** 労働基準法34条: 45 minutes above six hours of work, an hour above eight. The words of a sentence that tells less; else null. */
export const shortBreak = ({ joined }: AdText): string | null => {
  const sentences = joined.split(/[。\n]/)
  for (const [at, sentence] of sentences.entries()) {
    const found = pause.exec(sentence)
    if (found === null || isOther.test(`${sentences[at - 1] ?? ''}${sentence}`)) continue
    const minutes = minutesAtWork(sentence) ?? minutesAtWork(sentences[at - 1] ?? '')
    const given = Number(found[1] ?? 0)
    if (minutes === null || minutes > 960) continue
    const worked = sentence.includes('実働') ? minutes : minutes - given
    if ((worked > 480 && given < 60) || (worked > 360 && given < 45)) return found[0]
  }
  return null
}
