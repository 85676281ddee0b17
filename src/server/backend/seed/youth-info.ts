import type { YouthInfo } from '#contract/company.ts'
import type { Random } from './random.ts'

const tenth = (value: number) => Math.round(value * 10) / 10

/** Percent of `whole` people; of nobody none. */
const share = (part: number, whole: number) => tenth((100 * part) / whole)

/** How many direct a company: a few where it is small. */
const directorsOf = (random: Random, employees: number): number => {
  if (employees < 100) return random.int(3, 5)
  return employees < 300 ? random.int(4, 8) : random.int(6, 14)
}

/** Nobody has been there for longer than the company, nor began as a child: `chance` is between 0 and 1. */
const tenureOf = (chance: number, companyAge: number, averageAge: number): number =>
  tenth(Math.min(6 + chance * 12, companyAge * (0.35 + chance * 0.25), averageAge - 22 - chance * 2))

type About = { year: number; employees: number; foundedYear: number }

/** 青少年雇用情報 that agrees with itself and with the size and the age of the company; `leads` has chances of its own. */
export const youthInfo = (
  random: Random,
  leads: Random,
  { year, employees, foundedYear }: About,
): YouthInfo => {
  const usual = Math.max(1, Math.round(employees * 0.03))
  const hires = [year, year - 1, year - 2].map((each) => {
    const hired = random.int(Math.max(1, Math.floor(usual * 0.7)), Math.ceil(usual * 1.4))
    const male = random.int(Math.floor(hired * 0.3), Math.ceil(hired * 0.7))
    const left = Math.round(hired * random.next() * 0.12 * (year - each + 1))
    return { year: each, hired, left, male: Math.min(male, hired), female: hired - Math.min(male, hired) }
  })
  const eligible = Math.max(1, Math.round(employees * 0.02))
  const maleEligible = random.int(1, eligible)
  const femaleEligible = random.int(1, eligible)
  const chance = random.next()
  const averageAge = tenth(33 + random.next() * 10)
  const directors = directorsOf(leads, employees)
  const managers = Math.max(3, Math.round(employees * 0.08))
  return {
    hires,
    averageTenure: tenureOf(chance, year - foundedYear, averageAge),
    averageAge,
    training: random.pick([
      '新入社員研修、2年目・3年目の振り返り研修、管理職研修',
      '入社時研修（2か月）、職種別研修、オンライン学習の受け放題',
      '新入社員研修、現場での指導、資格の取得に向けた勉強会',
    ]),
    selfDevelopment: random.pick([
      '資格の受験費用と合格祝い金を支給',
      '通信教育の受講料を半額補助',
      '書籍の購入費を年2万円まで補助',
    ]),
    mentor: random.pick(['あり（入社後1年間）', 'あり（入社後2年間）', 'なし']),
    careerConsulting: random.pick(['あり（年1回の面談）', 'あり（希望者）', 'なし']),
    internalCertification: random.pick(['あり', 'なし', 'なし']),
    averageOvertime: tenth(5 + random.next() * 20),
    averagePaidLeave: tenth(9 + random.next() * 7),
    parentalLeave: {
      maleTaken: random.int(Math.floor(maleEligible * 0.3), maleEligible),
      maleEligible,
      femaleTaken: femaleEligible,
      femaleEligible,
    },
    femaleManagers: share(Math.round(managers * (0.08 + random.next() * 0.25)), managers),
    femaleOfficers: share(Math.round(directors * random.next() * 0.4), directors),
  }
}
