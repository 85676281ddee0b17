/** The sections of the profile, in the order of the editor; each is saved alone. */
export const profileSections = [
  'names',
  'contact',
  'school',
  'texts',
  'history',
  'tags',
  'desires',
  'stations',
] as const
export type ProfileSection = (typeof profileSections)[number]
export const profileSectionNames = {
  names: 'お名前',
  contact: '連絡先',
  school: '学校',
  texts: '自己PRと志望動機',
  history: '学歴・職歴・資格',
  tags: 'スキルと語学',
  desires: '希望する仕事',
  stations: 'よく使う駅',
} as const satisfies Record<ProfileSection, string>

/**
 * What completeness counts, most useful first: what a company needs to answer an application comes before what makes it
 * richer. The weights are percent, make a hundred, and are shown to the student. Gender, 本人希望, work experience and one's
 * stations do not count: not to have or not to say them is no gap.
 */
export const profileSteps = [
  { step: 'names', section: 'names', weight: 10, name: 'お名前とフリガナ' },
  { step: 'school', section: 'school', weight: 12, name: '学校と学校の種類' },
  { step: 'graduation', section: 'school', weight: 10, name: '卒業（予定）の年月' },
  { step: 'tel', section: 'contact', weight: 8, name: '電話番号' },
  { step: 'self_introduction', section: 'texts', weight: 14, name: '自己PR' },
  { step: 'faculty', section: 'school', weight: 6, name: '学部・学科' },
  { step: 'motivation', section: 'texts', weight: 8, name: '志望動機' },
  { step: 'address', section: 'contact', weight: 6, name: '住所' },
  { step: 'birth_date', section: 'contact', weight: 4, name: '生年月日' },
  { step: 'education', section: 'history', weight: 8, name: '学歴' },
  { step: 'abilities', section: 'tags', weight: 8, name: 'スキル・語学・資格のどれか' },
  { step: 'desires', section: 'desires', weight: 6, name: '希望する仕事のどれか' },
] as const satisfies readonly { step: string; section: ProfileSection; weight: number; name: string }[]
export type ProfileStep = (typeof profileSteps)[number]['step']
export const profileStepCodes = profileSteps.map(({ step }) => step)
