import { messageLimits, type MessageFileState, type MessageRefusal } from '#contract/message.ts'

/** Why a message was not sent. */
export const refusalWords = {
  closed: 'このやりとりは終了しているため、送れませんでした。',
  name: 'メッセージには送る方のお名前が表示されます。先にプロフィールにお名前を登録してください。',
  held: '朝8時に届く予定のメッセージが多いため、これ以上は送れません。届いてからお送りください。',
  files:
    '添付するファイルに、削除されたものか、安全を確認できないものがあります。チェックを外すか、選び直してください。',
  daily: `1日に送れるメッセージは${messageLimits.sentADay}件までのため、送れませんでした。時間をおいてからお送りください。`,
  taken: '送れませんでした。ページを再読み込みして、もう一度お送りください。',
} as const satisfies Record<MessageRefusal, string>

/** Behind the size of a file of a message. */
export const fileStateWords = {
  clean: '',
  waiting: '・安全を確認中（終わると、ページの再読み込みで開けます）',
  refused: '・安全でない内容が見つかったため、開けません',
  deleted: '・送った人が削除しました',
} as const satisfies Record<MessageFileState, string>

/** How it stands with a message on its way, and with the way itself. */
export const pendingWords = {
  sending: '送信中…',
  waiting: '送信中…',
  failed: '送信できませんでした。',
  refused: '送信できませんでした。',
} as const

/** Said aloud of a message that went, and of one that did not: what can be done. */
export const arrivedWords = {
  sent: 'メッセージを送りました。',
  held: 'メッセージを受け付けました。朝8時に届きます。',
} as const
export const waysOn = {
  again: '「もう一度送る」か「書き直す」を選べます。',
  elsewhere: '「文章をコピーする」か「消す」を選べます。',
} as const
export const reconnectingWords = '再接続しています…'

/** What became of copying a message that did not go. */
export const copyWords = {
  done: '文章をコピーしました。',
  failed: 'コピーできませんでした。文章を選んでコピーしてください。',
} as const
export const notTakenBackWords = '取り消せませんでした。通信を確かめて、もう一度押してください。'
export const takenBackWords = '送るのを取り消し、文章を入力欄に戻しました。'
