import type { FieldProblem } from '#contract/account-field.ts'
import { isHiddenProblem, type HiddenProblem } from '#contract/hidden-problem.ts'
import { placeholderNames, written } from '#contract/reply-template.ts'
import { accountSentences } from './fields.ts'
import { hiddenMessage } from './hidden-characters.ts'

/** Figures as they are written, by what a label says is counted: people, money, or anything else. */
const figures = (label: string): string => {
  if (/(?:人|者|員)数/u.test(label)) return '「25名」「1,200名」'
  return label.includes('資本金') ? '「1,000万円」「1億2,000万円」' : '「25」「12.5」'
}

/** A day as it is written, by whether the label asks for a day of the past. */
const days = (label: string): string =>
  label.includes('生年月日') ? '「2006年5月1日」' : '「2027年6月30日」'

/** Those of plain forms come with the page, so that no script carries them. */
const sentences: Record<Exclude<FieldProblem, HiddenProblem>, (label: string) => string> = {
  ...accountSentences,
  NOT_DATE: (label) => `${label}は、実際にある日付を${days(label)}のように入力してください。`,
  DAY_NOT_SEPARATED: (label) =>
    `${label}は「2006年1月12日」のように、年・月・日の順に、間を区切って入力してください。`,
  NOT_OF_ERA: (label) => `${label}は、元号の期間にない年月日です。元号を確かめるか、西暦で入力してください。`,
  WRONG_WEEKDAY: (label) => `${label}の日付と曜日が合っていません。どちらかを直してください。`,
  NOT_YET_COME: (label) => `${label}が、これから来る日になっています。年を確かめてください。`,
  MONTH_NOT_SEPARATED: (label) => `${label}は「2028年3月」のように、年と月の間を区切って入力してください。`,
  NOT_MONTH: (label) => `${label}は「2028年3月」のように、年と月を入力してください。`,
  NOT_YEAR: (label) => `${label}は「1985年」のように、年を入力してください。`,
  NOT_FIGURE: (label) => `${label}は${figures(label)}のように、数字で入力してください。`,
  NOT_WHOLE: (label) => `${label}は「30」のように、数字で入力してください。`,
  NOT_URL: (label) =>
    `${label}は「https://www.example.co.jp」のように、ウェブサイトのアドレスを入力してください。`,
  NOT_HTTPS: (label) => `${label}には、オンラインのときは「https://」で始まるアドレスを入力してください。`,
  NOT_TIME: (label) => `${label}は「13:30」のように入力してください。`,
  OUT_OF_RANGE: (label) => `${label}の数を確認してください。大きすぎるか、小さすぎます。`,
  MORE_THAN_HIRED: (label) => `${label}が、採用した人数より多くなっています。`,
  ONE_CONTACT: (label) => `${label}・メールアドレス・問い合わせフォームの、どれか1つは入力してください。`,
  ENDS_BEFORE: (label) => `${label}が、はじめの年月より前になっています。`,
  TOO_MANY: (label) => `${label}の数が多すぎます。減らしてください。`,
  NOT_PLACEHOLDER: (label) =>
    `${label}に、使えない差し込みがあります。使えるのは${placeholderNames.map(written).join('')}です。かっこも確かめてください。`,
  PLACEHOLDER_LEFT: (label) =>
    `${label}に、埋まっていない差し込み（{{ }}で囲んだ部分）が残っています。送る言葉に書き換えてください。`,
  UNKNOWN_STATION: (label) =>
    `${label}に入力した名前の駅は見つかりません。「三鷹」のように駅の名前を確かめて入力するか、候補から選んでください。`,
  SEVERAL_STATIONS: (label) =>
    `${label}に入力した名前の駅は、いくつかの都道府県にあります。「府中（東京都）」のように都道府県を付けて入力してください。`,
}

/** What is wrong with a field of a plain form, by its label. */
export const formFieldMessage = (label: string, problem: FieldProblem): string =>
  isHiddenProblem(problem) ? hiddenMessage(label, problem) : sentences[problem](label)
