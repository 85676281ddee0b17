import { companySizeNames, companySizes } from './codes/company.ts'
import { industries } from './codes/industries.ts'
import { prefectures } from './codes/prefectures.ts'

type Option<Code extends string> = { code: Code; name: string; group: string | null }

const options = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): Option<Code>[] => codes.map((code) => ({ code, name: names[code], group: null }))

/** Per cent. */
const replyLeasts = ['80', '95'] as const
const replyLeastNames = {
  '80': '期限内の返信が80%以上',
  '95': '期限内の返信が95%以上',
} as const satisfies Record<(typeof replyLeasts)[number], string>

/**
 * The filters of the company directory, in the order they have in an address: of `many` the values are alternatives, of `one`
 * there is one. The parser and the writer of addresses, the parameters of kept pages, the chips and the form read this table;
 * how the database finds and counts them is in `company-predicates.ts` of the backend, under the same names.
 */
export const companyFilters = {
  industry: {
    label: '業種',
    takes: 'many',
    options: industries.map(({ code, short }) => ({ code, name: short, group: null })),
  },
  prefecture: {
    label: '本社の所在地',
    takes: 'many',
    options: prefectures.map(({ code, name, region }) => ({ code, name, group: region })),
  },
  size: { label: '従業員の数', takes: 'many', options: options(companySizes, companySizeNames) },
  /** Companies with open ads. */
  hiring: { label: '募集', takes: 'one', options: options(['only'], { only: '求人を募集中の企業だけ' }) },
  /** Companies that tell of their working life. */
  youth: {
    label: '青少年雇用情報',
    takes: 'one',
    options: options(['given'], { given: '青少年雇用情報のある企業だけ' }),
  },
  /** Companies that answered at least so many per cent of applications by the promised day. */
  reply: { label: '返信の実績', takes: 'one', options: options(replyLeasts, replyLeastNames) },
} as const

type Table = typeof companyFilters
export type CompanyFilterName = keyof Table
export type CompanyFilterCode<Name extends CompanyFilterName> = Table[Name]['options'][number]['code']

/** Any filter of the table, its codes as text. */
type DescribedCompanyFilter = { label: string; takes: 'many' | 'one'; options: readonly Option<string>[] }
export const describedCompanyFilter = (name: CompanyFilterName): DescribedCompanyFilter =>
  companyFilters[name]

export const companyFilterNames = Object.keys(companyFilters).filter((name): name is CompanyFilterName =>
  Object.hasOwn(companyFilters, name),
)
