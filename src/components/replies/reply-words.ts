import type {
  BulkMove,
  BulkMoveAnswer,
  BulkReplyItemStatus,
  BulkReplyStatus,
  PrepareRefusal,
} from '#contract/bulk-reply.ts'
import { bulkLimits } from '#contract/bulk-reply.ts'
import { addressing, replyLimits, written, type SaveReplyTemplateAnswer } from '#contract/reply-template.ts'

export const templateLabels = { name: 'テンプレートの名前', body: '本文' }

export const templateRefusals: Record<SaveReplyTemplateAnswer, string | null> = {
  done: null,
  full: `テンプレートは、会社ごとに${replyLimits.templates}件までです。使わないものを消してから、もう一度お試しください。`,
  taken: '同じ名前のテンプレートがあります。別の名前にしてください。',
  unlawful: '応募者に聞いてはならないことが含まれています。',
}

/** Who wrote letters, where no name is known: none was given, or the account is gone. */
export const namelessMember = '名前を登録していないか、退会したメンバー'

export const bulkStatusWords: Record<BulkReplyStatus, string> = {
  draft: '確認中（まだ送っていません）',
  running: '送っています',
  stopped: '止めています',
  done: '終わりました',
}

export const letterStatusWords: Record<BulkReplyItemStatus, string> = {
  ready: 'これから送ります',
  left_out: '外しました',
  declined: '送りました',
  skipped: '送りませんでした（応募の状況が変わっていました）',
}

/** Beside the field, or on top of the form where there is none. */
export const prepareRefusals: Record<
  PrepareRefusal,
  { field: 'body' | null; words: (about: string) => string }
> = {
  nobody: {
    field: null,
    words: () =>
      '選んだ応募者の中に、見送りにできる方がいません。応募の状況が変わっていないか、一覧で確かめてください。',
  },
  unaddressed: {
    field: 'body',
    words: () =>
      `一人ひとりに宛てた文面にするため、本文に${addressing.map(written).join('か')}を入れてください。`,
  },
  unfilled: {
    field: 'body',
    words: (about) =>
      about === '担当者名'
        ? '{{担当者名}}に入る表示名が登録されていません。アカウントの設定の「表示名などの設定」で登録するか、本文に名前を書いてください。'
        : `{{${about}}}に入るものがない応募者がいます。ほかの書き方にしてください。`,
  },
  too_long: {
    field: 'body',
    words: (about) =>
      `${about}さんへの文面が${replyLimits.letter.toLocaleString('ja-JP')}文字を超えます。本文を短くしてください。`,
  },
  unlawful: { field: 'body', words: () => '応募者に聞いてはならないことが含まれています。' },
  full: {
    field: null,
    words: () =>
      `終わっていないものが${bulkLimits.open}件あります。送るか、破棄してから、もう一度お試しください。`,
  },
  limited: {
    field: null,
    words: () => '短い時間に何度も文面を作りました。1時間ほどおいて、もう一度お試しください。',
  },
}

/** While a press is on its way. */
export const movingWords: Record<BulkMove, string> = {
  start: '送っています…',
  continue: '送っています…',
  stop: '止めています…',
  discard: '破棄しています…',
}

export const moveRefusals: Record<BulkMoveAnswer, string | null> = {
  done: null,
  changed: '表示した後に、文面が変わりました。いまの内容を確かめて、もう一度送ってください。',
  status: '状態が変わったため、この操作はできません。いまの状態を確かめてください。',
  empty: '送る文面がありません。外した文面を戻すか、破棄してください。',
}
