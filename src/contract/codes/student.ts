/** The closed vocabularies of a student's profile: the code is stored, typed and sent; the Japanese is shown. */
export const schoolTypes = [
  'university',
  'master',
  'doctor',
  'junior_college',
  'kosen',
  'vocational',
  'other',
] as const
export type SchoolType = (typeof schoolTypes)[number]
export const schoolTypeNames = {
  university: '大学',
  master: '大学院（修士・専門職）',
  doctor: '大学院（博士）',
  junior_college: '短期大学',
  kosen: '高等専門学校',
  vocational: '専門学校',
  other: 'その他',
} as const satisfies Record<SchoolType, string>

/**
 * Who sees the present profile besides the student. `private`: nobody, companies have only what was sent with an
 * application; `applied_only`: companies of applications under way as well.
 */
export const visibilities = ['private', 'applied_only'] as const
export type Visibility = (typeof visibilities)[number]
export const visibilityNames = {
  private: '送った内容だけを見せる',
  applied_only: '選考中の企業には、今のプロフィールも見せる',
} as const satisfies Record<Visibility, string>
