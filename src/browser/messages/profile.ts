import type { ProfileSection, ProfileStep } from '#contract/profile-completeness.ts'

/** What the next step is good for, by the step. */
export const stepReasons = {
  names: 'お名前とフリガナを登録すると、応募できるようになります。',
  school: '学校名と種類は、応募先の企業が応募資格を確かめるときに使います。',
  graduation: '卒業（予定）の年月があると、対象の求人かどうかを企業が確かめられます。',
  tel: '電話番号があると、面接の当日など、急ぎの連絡を受けられます。',
  self_introduction: '自己PRを書いておくと、応募のたびに書き直さずに済みます。',
  faculty: '学部や学科は、何を学んでいるかを伝える手がかりになります。',
  motivation: '志望動機の下書きがあると、応募先に合わせて手を入れるだけで済みます。',
  address: '住所は、履歴書の作成に使います。',
  birth_date: '生年月日は、履歴書の作成に使います。',
  education: '学歴を登録すると、履歴書にそのまま使えます。',
  abilities: 'スキルや語学は、できることを具体的に伝えられます。',
  desires: '希望する仕事は、面談などで方向性を話すときの助けになります。',
} as const satisfies Record<ProfileStep, string>

/** What each section holds, under its name. */
export const sectionHints = {
  names: '姓・名とフリガナ',
  contact: '電話番号、住所、生年月日など',
  school: '学校名、学部・学科、卒業の年月',
  texts: '自己PR、志望動機、本人希望',
  history: '学歴、職歴・アルバイト、免許・資格',
  tags: 'スキル、語学、検定・受賞など',
  desires: '募集の種類、職種、勤務地',
  stations: '近くの求人を探すための駅。企業には見えません',
} as const satisfies Record<ProfileSection, string>
