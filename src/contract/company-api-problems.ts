/** Why a call was not carried out (RFC 9457): by code, with its status and what a person reads. */
export const apiProblems = {
  bad_request: { status: 400, title: 'リクエストを読み取れません' },
  bad_json: { status: 400, title: '本文がJSONではありません' },
  unauthenticated: { status: 401, title: 'トークンがないか、使えません' },
  forbidden: { status: 403, title: 'このトークンでは許可されていません' },
  not_found: { status: 404, title: '見つかりません' },
  wrong_method: { status: 405, title: 'この操作には対応していません' },
  slow: { status: 408, title: '時間内に受け取れませんでした' },
  refused_state: { status: 409, title: 'いまの状態ではできません' },
  key_taken: { status: 409, title: '同じ管理番号の求人があります' },
  under_way: { status: 409, title: '同じIdempotency-Keyの呼び出しを処理しています' },
  other_version: { status: 412, title: '求人が、先に変更されています' },
  too_large: { status: 413, title: '本文が大きすぎます' },
  media_type: { status: 415, title: '本文はapplication/jsonで送ってください' },
  invalid: { status: 422, title: '直すところがあります' },
  unlawful: { status: 422, title: '直すまで掲載できないところがあります' },
  held: { status: 422, title: '運営者の確認が要る表現が加わります' },
  incomplete: { status: 422, title: '掲載に必要な項目が足りません' },
  key_reused: { status: 422, title: 'Idempotency-Keyが、別の内容で使われています' },
  limited: { status: 429, title: '呼び出しの回数が多すぎます' },
  failed: { status: 500, title: 'サーバーの不具合で処理できませんでした' },
  unavailable: { status: 503, title: 'ただいま一時的に利用できません' },
  unconfirmed: { status: 503, title: '保存できたか確認できませんでした' },
} as const satisfies Readonly<Record<string, { status: number; title: string }>>

export type ApiProblemCode = keyof typeof apiProblems
