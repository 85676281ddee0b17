/**
 * The closed vocabularies of a job post: the code is stored, typed and sent; the Japanese is shown.
 * Each is a record so that a new code without its words fails the type check.
 */
export const jobPostKinds = [
  'new_grad',
  'internship_general',
  'internship_special',
  'internship_advanced',
  'open_company',
  'career_education',
  'paid_internship',
  'part_time',
] as const
export type JobPostKind = (typeof jobPostKinds)[number]

/**
 * The names of 三省合意「インターンシップを始めとする学生のキャリア形成支援に係る取組の推進に当たっての基本的考え方」 (2022
 * revision), by which only the general, special and advanced types are インターンシップ; paid_internship is work under an
 * employment contract. They stand beside the names of students on the ad and where a company chooses the kind.
 */
export const jobPostKindNames = {
  new_grad: '新卒採用',
  internship_general: '汎用的能力活用型インターンシップ',
  internship_special: '専門活用型インターンシップ',
  internship_advanced: '高度専門型インターンシップ',
  open_company: 'オープン・カンパニー',
  career_education: 'キャリア教育プログラム',
  paid_internship: '長期・有給の実務就業',
  part_time: 'アルバイト',
} as const satisfies Record<JobPostKind, string>

/** The names that students use: the one name of each kind everywhere on the site. */
export const jobPostKindShortNames = {
  new_grad: '新卒採用',
  internship_general: 'インターン（5日以上）',
  internship_special: 'インターン（専門・2週間以上）',
  internship_advanced: 'インターン（大学院生）',
  open_company: 'オープン・カンパニー',
  career_education: 'キャリア教育',
  paid_internship: '長期インターン（有給）',
  part_time: 'アルバイト',
} as const satisfies Record<JobPostKind, string>

/** The legal name of a kind that students call by another; null: both are the same, or one is short for the other. */
export const legalKindName = (kind: JobPostKind): string | null =>
  jobPostKindNames[kind].startsWith(jobPostKindShortNames[kind]) ? null : jobPostKindNames[kind]

export const remotes = ['none', 'partial', 'full'] as const
export type Remote = (typeof remotes)[number]
export const remoteNames = {
  none: '出社',
  partial: '一部リモート可',
  full: 'フルリモート可',
} as const satisfies Record<Remote, string>
/** How one takes part in a programme that is no employment. */
export const programmeRemoteNames = {
  none: '会場で参加',
  partial: '会場とオンライン',
  full: 'オンラインのみ',
} as const satisfies Record<Remote, string>

export const wageUnits = ['hour', 'day', 'month', 'year', 'unpaid'] as const
export type WageUnit = (typeof wageUnits)[number]
/** unpaid: events and programmes without an employment contract. */
export const wageUnitNames = {
  hour: '時給',
  day: '日給',
  month: '月給',
  year: '年俸',
  unpaid: '無給',
} as const satisfies Record<WageUnit, string>

export const termKinds = ['indefinite', 'fixed'] as const
export type TermKind = (typeof termKinds)[number]
export const termKindNames = {
  indefinite: '期間の定めなし',
  fixed: '期間の定めあり',
} as const satisfies Record<TermKind, string>

export const hoursSystems = ['fixed', 'flex', 'variable', 'shift', 'discretionary'] as const
export type HoursSystem = (typeof hoursSystems)[number]
/** discretionary: 労働基準法38条の3・38条の4; such an ad must state the deemed hours. */
export const hoursSystemNames = {
  fixed: '固定時間制',
  flex: 'フレックスタイム制',
  variable: '変形労働時間制',
  shift: 'シフト制',
  discretionary: '裁量労働制',
} as const satisfies Record<HoursSystem, string>

export const insuranceKinds = ['employment', 'accident', 'health', 'pension'] as const
export type InsuranceKind = (typeof insuranceKinds)[number]
export const insuranceNames = {
  employment: '雇用保険',
  accident: '労災保険',
  health: '健康保険',
  pension: '厚生年金保険',
} as const satisfies Record<InsuranceKind, string>

export const smokingMeasures = ['no_smoking', 'smoking_room', 'outdoor_area', 'allowed', 'varies'] as const
export type SmokingMeasure = (typeof smokingMeasures)[number]
export const smokingNames = {
  no_smoking: '敷地内禁煙',
  smoking_room: '屋内禁煙（喫煙専用室あり）',
  outdoor_area: '屋内禁煙（屋外に喫煙場所あり）',
  allowed: '屋内に喫煙可能な場所あり',
  varies: '就業場所により異なる',
} as const satisfies Record<SmokingMeasure, string>

/**
 * The numbered exceptions under which an ad may limit age
 * (労働施策総合推進法施行規則1条の3第1項: 1号, 2号, 3号のイ, ロ, ハ, ニ).
 */
export const ageLimitExceptions = ['1', '2', '3i', '3ro', '3ha', '3ni'] as const
export type AgeLimitException = (typeof ageLimitExceptions)[number]
export const ageLimitExceptionNames = {
  '1': '例外事由1号（定年を上限とする募集）',
  '2': '例外事由2号（法令により年齢制限がある業務）',
  '3i': '例外事由3号のイ（長期勤続によるキャリア形成のための若年者等の募集）',
  '3ro': '例外事由3号のロ（技能・知識の継承のための特定の職種・年齢層の募集）',
  '3ha': '例外事由3号のハ（芸術・芸能の分野での表現の真実性）',
  '3ni': '例外事由3号のニ（60歳以上等の雇用を進める施策の対象者の募集）',
} as const satisfies Record<AgeLimitException, string>

/** What a student filters by beyond the legal items. Derived from the ad where the ad says it (domain/job-post-features). */
export const featureTags = [
  'no_transfer',
  'no_fixed_overtime',
  'holidays_120',
  'low_overtime',
  'flexible_hours',
  'weekends_off',
  'remote_ok',
  'housing_support',
  'training',
  'beginners_welcome',
  'any_major',
  'year_round',
  'transport_paid',
  'bonus',
  'raise',
  'social_insurance',
  'no_term',
  'no_overtime',
  'no_night_work',
  'smoke_free',
  'no_resume',
  'free_dress',
  'uniform',
  'with_friends',
  'exam_friendly',
  'qualification_support',
  'scholarship_support',
  'meals',
  'flextime',
] as const
export type FeatureTag = (typeof featureTags)[number]
export const featureTagNames = {
  no_transfer: '転勤なし',
  no_fixed_overtime: '固定残業代なし',
  holidays_120: '年間休日120日以上',
  low_overtime: '残業月20時間以内',
  flexible_hours: '働く時間を選べる',
  weekends_off: '土日休み',
  remote_ok: 'リモートあり',
  housing_support: '住宅手当・社宅',
  training: '研修あり',
  beginners_welcome: '未経験歓迎',
  any_major: '学部・学科不問',
  year_round: '通年採用',
  transport_paid: '交通費支給',
  bonus: '賞与あり',
  raise: '昇給あり',
  social_insurance: '社会保険完備',
  no_term: '契約期間の定めなし',
  no_overtime: '残業なし',
  no_night_work: '夜勤なし',
  smoke_free: '屋内禁煙',
  no_resume: '履歴書不要',
  free_dress: '服装・髪型自由',
  uniform: '制服の貸し出しあり',
  with_friends: '友人と応募できる',
  exam_friendly: '試験期間に休める',
  qualification_support: '資格取得の支援',
  scholarship_support: '奨学金の返還支援',
  meals: '食事補助・まかない',
  flextime: 'フレックスタイム制',
} as const satisfies Record<FeatureTag, string>

export const jobPostStatuses = [
  'draft',
  'in_review',
  'scheduled',
  'published',
  'paused',
  'closed',
  'expired',
  'removed',
] as const
export type JobPostStatus = (typeof jobPostStatuses)[number]

export const closeReasons = ['filled', 'deadline', 'cancelled', 'company_suspended', 'violation'] as const
export type CloseReason = (typeof closeReasons)[number]
export const closeReasonNames = {
  filled: '採用人数に達したため',
  deadline: '締切を過ぎたため',
  cancelled: '募集を取りやめたため',
  company_suspended: '掲載企業の都合により',
  violation: '掲載基準に合わないため',
} as const satisfies Record<CloseReason, string>
