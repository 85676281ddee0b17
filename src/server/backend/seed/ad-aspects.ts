import type { OccupationCode } from '#contract/codes/occupations.ts'
import {
  workAspects,
  workAspectValues,
  type DescribedWork,
  type WorkAspectValue,
} from '#contract/questionnaires/work-aspects.ts'
import type { Random } from './random.ts'

/** What daily work is usually like, a digit for each of `workAspects`. */
const usual: Readonly<Record<OccupationCode, string>> = {
  sales: '344434',
  inside_sales: '334444',
  retail: '422423',
  office: '312231',
  accounting: '212241',
  hr: '333332',
  planning: '344244',
  marketing: '345244',
  design: '254135',
  editing: '244342',
  software: '344145',
  infrastructure: '322141',
  data: '234151',
  it_support: '233343',
  mechanical: '333142',
  manufacturing: '422121',
  construction: '433322',
  logistics: '212213',
  research: '235151',
  consulting: '445354',
  finance: '232441',
  medical: '422422',
  care: '423222',
  education: '434234',
  food: '412413',
  hospitality: '423523',
  beauty: '333523',
}

const near = (random: Random, digit: string | undefined): WorkAspectValue => {
  const wanted = Number(digit) + random.pick([-1, 0, 0, 0, 1])
  return workAspectValues.find((value) => value === wanted) ?? (wanted < 1 ? 1 : 5)
}

/** What an ad says of its daily work: two ads of three describe some aspects, each about as the occupation is. */
export const aspectsOf = (random: Random, occupation: OccupationCode): DescribedWork => {
  if (!random.chance(2 / 3)) return {}
  const described = random.sample(workAspects, random.int(2, 5))
  return Object.fromEntries(
    described.map((aspect) => [aspect, near(random, usual[occupation][workAspects.indexOf(aspect)])]),
  )
}
