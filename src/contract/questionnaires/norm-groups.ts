/** The sexes and ages that the published norms tell apart; `any`: not told. */
export const normSexes = ['any', 'male', 'female'] as const
export type NormSex = (typeof normSexes)[number]
export const normAges = ['any', 'under21', '21to40', '41to60', 'over60'] as const
export type NormAge = (typeof normAges)[number]

/**
 * Whom a result is put beside. Where sex or age is `any`, the groups that remain are mixed in equal parts; `any_any` mixes
 * all eight and is what is shown until a person chooses.
 */
export type NormGroup = `${NormSex}_${NormAge}`
export const normGroups: readonly NormGroup[] = normSexes.flatMap((sex) =>
  normAges.map((age): NormGroup => `${sex}_${age}`),
)
export const mixedNormGroup: NormGroup = 'any_any'

export const normSexNames = {
  any: '性別を分けない',
  male: '男性',
  female: '女性',
} as const satisfies Record<NormSex, string>
export const normAgeNames = {
  any: '年齢を分けない',
  under21: '20歳以下',
  '21to40': '21〜40歳',
  '41to60': '41〜60歳',
  over60: '61歳以上',
} as const satisfies Record<NormAge, string>
