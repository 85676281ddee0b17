import { editingLimits, type RestoreAnswer, type SaveAnswer } from '#contract/job-post-editing.ts'

const tooManyCopies = `保存していない入力のある求人が${editingLimits.copies}件あります。どれかを保存するか、入力を捨ててから、もう一度お試しください。`

/** Why a form was not saved, and what to do; null: the fields say it. All but `full` and `elsewhere` is kept as typed. */
export const saveWords = {
  saved: null,
  unchanged: null,
  invalid: null,
  conflict: '同じ項目が、別の内容で保存されています。どちらにするかを、項目ごとに選んでください。',
  unlawful:
    '直すまで掲載できないところが加わるため、保存していません。掲載中の求人はそのままです。入力した内容は残っています。',
  held: '運営者の確認が要る表現が加わるため、保存していません。掲載中の求人はそのままです。入力した内容は残っています。表現を直して、もう一度保存してください。',
  in_review:
    '運営者の確認を待っているあいだは、保存できません。入力した内容は残っています。「掲載」で下書きに戻すと、保存できます。',
  ended: '募集が終わっているため、保存できません。「掲載」から、新しい下書きを作れます。',
  full: tooManyCopies,
  elsewhere:
    'この求人を、別の画面（タブ）でも編集しています。あとから入力されたのは別の画面のため、保存していません。この画面の内容でよければ、もう一度「保存する」を押してください。別の画面の入力は、この画面の内容に置き換わります。',
} as const satisfies Record<SaveAnswer, string | null>

export const saveStatuses = {
  saved: 200,
  unchanged: 200,
  invalid: 400,
  conflict: 409,
  unlawful: 400,
  held: 400,
  in_review: 409,
  ended: 409,
  full: 409,
  elsewhere: 409,
} as const satisfies Record<SaveAnswer, number>

/** Of two texts of a field none was chosen. */
export const unchosenWords = (label: string): string => `${label}は、どちらの内容にするかを選んでください。`

/** What was chosen is not taken: it was of other texts. */
export const resolvedLate =
  '選んでいるあいだに、この求人がまた保存されました。どちらにするかを、もう一度選んでください。'

/** Why an earlier revision was not brought back. */
export const restoreWords = {
  restored: null,
  unsaved:
    '保存していない入力があるため、戻していません。「書く」で入力を保存するか捨ててから、もう一度お試しください。',
  full: tooManyCopies,
} as const satisfies Record<RestoreAnswer, string | null>
