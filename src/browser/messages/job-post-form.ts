import type { FieldShape } from '#contract/job-post-field-shapes.ts'
import { definitionOf, isJobPostField } from '#contract/job-post-fields.ts'
import { stationMinutes } from '#contract/nearest-stations.ts'
import type { FormProblem } from '#contract/job-post-form-reader.ts'
import { formatMinutes } from '#contract/format/time.ts'
import { formatYen } from '#contract/format/money.ts'
import { jobPostLifeLimits } from '#contract/job-post-life.ts'
import { limits } from '#contract/limits.ts'
import type { CountUnit } from '#contract/written-number.ts'

const { shownDays } = jobPostLifeLimits

/** 1〜30日, 15〜60歳; what a number has to lie in. */
const rangeOf = (shape: FieldShape): string => {
  if (shape.is === 'count') return `${shape.least}〜${shape.most}${shape.suffix.replace(/以内$/, '')}`
  if (shape.is === 'yen') return `${formatYen(shape.least)}〜${formatYen(shape.most)}`
  if (shape.is === 'minutes') return `${formatMinutes(shape.least)}〜${formatMinutes(shape.most)}`
  if (shape.is === 'deadline')
    return `今日から${shownDays}日以内（掲載予約中は、掲載を始める日から${shownDays}日以内）`
  return `${limits.graduationYear.min}年〜${limits.graduationYear.max}年`
}

/** The most entries of a list. */
const mostOf = (shape: FieldShape): string => ('most' in shape ? `${shape.most}` : '')

/** How a number of each unit is written. */
const countExamples: Record<CountUnit, string> = {
  hours: '「20時間」のように、時間数で',
  days: '「7日」のように、日数で',
  people: '「3名」のように、人数を1つだけ',
  months: '「3か月」のように、月数で',
  age: '「35歳」のように、年齢を1つだけ',
}

const sentences: Record<FormProblem, (label: string, shape: FieldShape) => string> = {
  REQUIRED: (label) => `${label}を入力してください。`,
  CHOOSE: (label) => `${label}を選んでください。`,
  TOO_LONG: (label, shape) =>
    shape.is === 'line' || shape.is === 'text'
      ? `${label}は${shape.most}文字以内で入力してください。`
      : `${label}が長すぎます。短くしてください。`,
  NOT_PLAIN: (label) => `${label}は1行で入力してください。`,
  TOO_MANY: (label, shape) => `${label}は${mostOf(shape)}個までにしてください。`,
  NOT_YEN: (label) => `${label}は「25万円」「1,250円」のように、1つの金額で入力してください。`,
  NOT_COUNT: (label, shape) =>
    `${label}は${shape.is === 'count' ? countExamples[shape.unit] : '1つの数で'}書いてください。`,
  NOT_MINUTES: (label) => `${label}は「60分」「1時間30分」のように入力してください。`,
  NOT_TIME: (label) => `${label}は「9:00」「9時半」のように、1つの時刻で入力してください。`,
  NOT_DATE: (label) => `${label}は、実際にある日付を「2027年4月1日」のように入力してください。`,
  DAY_NOT_SEPARATED: (label) =>
    `${label}は「2027年1月15日」のように、年・月・日の順に、間を区切って入力してください。`,
  NOT_OF_ERA: (label) => `${label}は、元号の期間にない年月日です。元号を確かめるか、西暦で入力してください。`,
  WRONG_WEEKDAY: (label) => `${label}の日付と曜日が合っていません。どちらかを直してください。`,
  NOT_YEARS: (label) => `${label}は「2028年、2029年」のように入力してください。`,
  NOT_STATION: (label) =>
    `${label}は「渋谷」のように駅の名前で入力してください。ほかの都道府県の駅は「北千住（東京都）」と書きます。`,
  UNKNOWN_STATION: (label) =>
    `${label}に入力した名前の駅は見つかりません。働く場所の都道府県の駅を入力してください。ほかの都道府県の駅は「北千住（東京都）」と書きます。`,
  NOT_NEAR: (label) =>
    `${label}は「5分」のように、${stationMinutes.least}分から${stationMinutes.most}分までで入力してください。`,
  NOT_POSTAL_CODE: (label) => `${label}は7桁の数字で入力してください。`,
  OUT_OF_RANGE: (label, shape) => `${label}は${rangeOf(shape)}で入力してください。`,
  ENDS_BEFORE: (label) => `${label}が、はじめの日より前になっています。`,
  BELOW_LEAST: (label) => `${label}が、下限より少なくなっています。`,
  TOGETHER: (label) => `${label}も入力してください。組になる欄が入力されています。`,
  PAST: (label) => `${label}は、掲載のはじめより後の、これから来る日にしてください。`,
}

/** What is wrong with a field of the ad's form: `name` as in the form (`workplaces.0.city`), by the label it has there. */
export const jobPostFieldMessage = (name: string, label: string, problem: FormProblem): string => {
  const [field = ''] = name.split('.')
  return isJobPostField(field) ? sentences[problem](label, definitionOf(field).shape) : label
}
