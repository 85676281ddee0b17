import type { CompanyCheck, CompanyListName } from '#contract/desk-companies.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { DeskCompanyQuery } from '#operations/desk/companies.ts'

type Company = NonNullable<ResultOf<typeof DeskCompanyQuery>['deskCompany']>

/** Lists of companies, in words. */
export const companyListNames = {
  waiting: '確認待ち',
  renamed: '変更の確認待ち',
  appealed: '異議',
  active: '公開中',
  suspended: '停止中',
  rejected: 'お断り',
  all: 'すべて',
} as const satisfies Record<CompanyListName, string>

export const standingNames = {
  pending: '確認待ち',
  active: '公開中',
  suspended: '停止中',
  refused: 'お断り',
} as const satisfies Record<Company['standing'], string>

/** What is looked at before a company is approved, in words. */
export const companyCheckNames = {
  number_register: '法人番号公表サイトの会社名・所在地',
  web_site: '会社のウェブサイト',
  mail_domain: 'メールのドメイン',
  phone: '電話番号',
  address: '所在地',
  look_alikes: '似た名前・同じ番号の会社',
} as const satisfies Record<CompanyCheck, string>

export const matchWords = {
  same: 'ウェブサイトと同じドメイン',
  different: 'ウェブサイトと違うドメイン',
  free: 'だれでも取れるフリーメール',
  no_site: 'ウェブサイトの届け出なし',
} as const satisfies Record<Company['owners'][number]['match'], string>

const eventNames: Readonly<Record<string, string>> = {
  'company.approve': '承認',
  'company.reject': '登録をお断り',
  'company.suspend': '利用を停止',
  'company.resume': '利用を再開',
  'company.question_asked': '会社に質問',
  'company.question_answered': '質問に回答',
  'company.appealed': '異議の申し立て',
  'company.appeal_granted': '異議を認めた',
  'company.appeal_refused': '異議を認めなかった',
  'company.rename_asked': '名前・法人番号の変更の届け出',
  'company.rename_withdrawn': '変更の届け出の取り下げ',
  'company.rename_approve': '変更を公開',
  'company.rename_reject': '変更をお断り',
  'company.verification_set': '確認のしるしを変更',
  'company.profile_saved': '会社の情報を変更',
  'company.photos_saved': '写真を変更',
  'company.image_added': '画像を追加',
  'company.image_removed': '画像を削除',
  'company.member_invited': 'メンバーを招待',
  'company.member_joined': 'メンバーが参加',
  'company.member_removed': 'メンバーを外した',
  'company.member_left': 'メンバーが抜けた',
  'company.role_changed': 'メンバーの権限を変更',
  'company.invite_resent': '招待を再送',
  'company.invite_revoked': '招待を取り消し',
}

/** A line of the audit log in words. */
export const eventWords = (action: string): string => eventNames[action] ?? 'その他の操作'

const detailNames: Readonly<Record<string, string>> = {
  question: '質問',
  reason: '理由',
  checked: '確認済みにしたもの',
  looked: '確かめたもの',
  legalName: '会社名',
  kana: 'フリガナ',
  displayName: '表示名',
  corporateNumber: '法人番号',
}

const checkedWords = (value: string, names: Readonly<Record<string, string>>): string =>
  value
    .split(', ')
    .map((each) => names[each] ?? each)
    .join('、')

/** What a line of the audit log says beside what was done; what only programs read is left out. */
export const eventDetails = (
  detail: readonly string[],
  verifications: Readonly<Record<string, string>>,
): { name: string; value: string }[] => {
  const found: { name: string; value: string }[] = []
  for (let at = 0; at + 1 < detail.length; at += 2) {
    const key = detail[at] ?? ''
    const value = detail[at + 1] ?? ''
    const name = detailNames[key]
    if (name === undefined) continue
    const names = key === 'looked' ? companyCheckNames : key === 'checked' ? verifications : {}
    found.push({ name, value: checkedWords(value, names) })
  }
  return found
}

/** Who did it. */
export const eventBy = ({ by, admin }: Company['events'][number]): string => {
  if (by === 'admin') return admin ?? '運営者'
  if (by === 'member') return '会社のメンバー'
  return by === 'command' ? '運営者（コマンド）' : 'サイト'
}
