import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { FinishAnswer, SaveAnswer, StartAnswer } from '#contract/questionnaires/saving.ts'
import { questionnaireLimits } from '#contract/questionnaires/saving.ts'

/** What a questionnaire is, in one line. */
export const questionnaireWords = {
  personality: {
    short: '5つの面と29の細かな面から、ふだんの自分の傾向を見ます。',
  },
  temperament: {
    short: '新しいことへの動き方や慎重さなど、8つの面を、2つの端のあいだで見ます。',
  },
} as const satisfies Record<Questionnaire, { short: string }>

/** What is said of answers that no key opens any more. */
export const unreadableRun =
  '途中の答えは、保存に使った鍵がないため、読み出せません。消すと、はじめから答えられます。'

/** Why nothing was begun; null: it was. */
export const startProblems = {
  started: null,
  running: null,
  full: `結果は、ひとつのアンケートにつき${questionnaireLimits.results}回分まで残せます。「自分を知る」のページで、使わない結果を消してから、もう一度はじめてください。`,
  no_consent: 'はじめる前に、同意が必要です。',
} as const satisfies Record<StartAnswer, string | null>

export const saveProblems = {
  saved: null,
  no_run: 'このアンケートは、別の画面で終了または削除されました。',
  no_consent: '同意がないため、保存していません。',
  unreadable: '保存していません。',
} as const satisfies Record<SaveAnswer, string | null>

export const finishProblems = {
  finished: null,
  too_few: '結果を出すには、半分以上の質問に答えてください。',
  no_run: 'このアンケートは、別の画面で終了または削除されました。',
  no_consent: '同意がないため、結果を出していません。',
  unreadable: '結果を出していません。',
} as const satisfies Record<FinishAnswer, string | null>
