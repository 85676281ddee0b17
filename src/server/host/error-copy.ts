import type { ErrorCode, OutageCode } from '#contract/error-codes.ts'

/** What the host answers itself, before or instead of the site. */
export const hostStatuses = [
  400, 403, 405, 408, 409, 413, 414, 415, 421, 429, 431, 500, 502, 503, 504,
] as const
export type HostStatus = (typeof hostStatuses)[number]

export const errorCopy = {
  400: {
    code: 'BAD_REQUEST',
    title: 'アドレスを読み取れませんでした',
    text: 'アドレスの形式が正しくないか、長すぎます。リンクやブックマークをもう一度お確かめください。',
  },
  403: {
    code: 'FORBIDDEN',
    title: 'この操作は受け付けられません',
    text: '別のサイトから送信されたため、安全のために中止しました。このサイトを開きなおして、もう一度お試しください。',
  },
  405: {
    code: 'BAD_REQUEST',
    title: 'この操作には対応していません',
    text: 'ページを開きなおして、もう一度お試しください。',
  },
  408: {
    code: 'BAD_REQUEST',
    title: '送信が途中で止まりました',
    text: '時間内に内容を受け取れませんでした。通信環境をお確かめのうえ、もう一度お試しください。',
  },
  409: {
    code: 'CONFLICT',
    title: '別のアカウントで開いた画面です',
    text: 'いまログインしているアカウントの操作としては受け付けませんでした。画面を開きなおして、もう一度お試しください。',
  },
  413: {
    code: 'TOO_LARGE',
    title: '送信された内容が大きすぎます',
    text: '前の画面に戻り、文章を短くするか、ファイルを小さくして、もう一度お試しください。',
  },
  414: {
    code: 'BAD_REQUEST',
    title: 'アドレスが長すぎます',
    text: 'リンクやブックマークをもう一度お確かめください。',
  },
  415: {
    code: 'BAD_REQUEST',
    title: '送信された内容を読み取れませんでした',
    text: 'ページを開きなおして、もう一度お試しください。',
  },
  421: {
    code: 'BAD_REQUEST',
    title: 'このアドレスでは表示できません',
    text: 'このサイトの正しいアドレスから開きなおしてください。',
  },
  429: {
    code: 'RATE_LIMITED',
    title: 'アクセスが集中しています',
    text: '短い時間に多くのアクセスがありました。少し待ってから、もう一度お試しください。',
  },
  431: {
    code: 'BAD_REQUEST',
    title: '送信された情報が大きすぎます',
    text: 'ブラウザに保存されたこのサイトのCookieを削除して、もう一度お試しください。',
  },
  500: {
    code: 'INTERNAL',
    title: 'ページを表示できませんでした',
    text: 'サイト側で問題が起きました。少し待ってから、もう一度お試しください。',
  },
  502: {
    code: 'UPSTREAM_FAILED',
    title: '情報を取得できませんでした',
    text: 'サイトの内部で通信に失敗しました。少し待ってから、もう一度お試しください。',
  },
  503: {
    code: 'UNAVAILABLE',
    title: 'ただいまご利用いただけません',
    text: 'サイトが混み合っているか、一時的に止まっています。前の画面に戻り、少し待ってから、もう一度お試しください。',
  },
  504: {
    code: 'UPSTREAM_TIMEOUT',
    title: '応答に時間がかかっています',
    text: 'サイトの内部で応答を待ちきれませんでした。少し待ってから、もう一度お試しください。',
  },
} as const satisfies Record<HostStatus, { code: ErrorCode; title: string; text: string }>

/** What 503 says of an outage. */
export const outageCopy = {
  UNAVAILABLE: errorCopy[503],
  UNCONFIRMED: {
    code: 'UNCONFIRMED',
    title: '保存できたか確認できませんでした',
    text: '送信の途中で、サイトが一時的に止まりました。少し待ってからページを開きなおし、保存されていないときは、もう一度お試しください。',
  },
} as const satisfies Record<OutageCode, { code: OutageCode; title: string; text: string }>
