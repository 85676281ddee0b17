import type { AdminChangeEnd, AdminChangeKind } from '#contract/desk-admins.ts'
import type { InfoState } from '#contract/desk-infos.ts'
import type { LeakItem, LeakKind } from '#contract/leak-report.ts'

/** What announcements are, in words. */
export const infoStateNames = {
  draft: '下書き',
  scheduled: '予約中',
  published: '公開中',
  withdrawn: '取り下げ済み',
} as const satisfies Record<InfoState, string>

export const adminChangeNames = {
  grant: '管理者にする',
  revoke: '管理者から外す',
} as const satisfies Record<AdminChangeKind, string>

export const adminChangeEndNames = {
  applied: '反映しました',
  cancelled: '取り消されました',
  void: '対象が変わったため、反映しませんでした',
} as const satisfies Record<AdminChangeEnd, string>

export const leakKindNames = {
  mistake: '不正の目的によるおそれはない（確報は30日以内）',
  wrongful: '不正アクセス・持ち出しなど、不正の目的によるおそれがある（確報は60日以内）',
} as const satisfies Record<LeakKind, string>

/** What the report says, in the words of 施行規則8条1項. */
export const leakItemNames = {
  overview: '概要',
  items: '漏えいした、またはそのおそれがある個人データの項目',
  people: '本人の数',
  cause: '原因',
  harm: '二次被害、またはそのおそれの有無と内容',
  told: '本人への対応の実施状況',
  published: '公表の実施状況',
  prevention: '再発防止のための措置',
  other: 'その他参考となる事項',
} as const satisfies Record<LeakItem, string>
