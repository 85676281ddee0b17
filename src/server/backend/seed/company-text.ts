import type { Business } from './businesses.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'

export const harassmentDesks = [
  '人事部に相談窓口を設け、社外の相談窓口（弁護士事務所）も利用できます。匿名での相談もできます。',
  '総務部のハラスメント相談窓口で受け付けています。相談したことを理由に不利益な扱いをすることはありません。',
  '社外の専門機関に相談窓口を委託しています。電話とメールで、相談者の名前を伏せて相談できます。',
  '採用活動に関する相談も、人事担当とは別の窓口（管理部）で受け付けています。',
]

const beliefs = [
  '目先の利益よりも、長く信頼されることを大切にしています。',
  '若手の提案を歓迎し、年次に関係なく意見を出し合う社風です。',
  '一人ひとりの生活を大切にし、残業の削減と休暇の取得を進めています。',
  '現場の声を経営に届けるため、月に一度、全員が参加する対話の場を設けています。',
  '社員の学びを後押しし、資格の取得や社外の研修の費用を補助しています。',
  '地域の行事や学校の授業にも協力し、地元に根ざした活動を続けています。',
  '品質と安全を何よりも優先し、改善の積み重ねを評価しています。',
  '子育てや介護と両立できるよう、時差出勤や短時間勤務の制度を整えています。',
]

const strengths = [
  '企画から納品後の支援まで一貫して引き受けられることが強みです。',
  '小回りの利く体制で、細かな要望にも応えられることが評価されています。',
  '長年のお付き合いがあるお客様が多く、紹介による依頼が増えています。',
  '専門知識を持つ社員が部署を越えて協力し、難しい相談にも応えています。',
  '近年はデジタル化への投資を進め、働き方とサービスの両方を見直しています。',
]

type About = {
  displayName: string
  business: Business
  home: Place
  foundedYear: number
  employees: number
}

/** Two paragraphs about a company. */
export const companyDescription = (
  random: Random,
  { displayName, business, home, foundedYear, employees }: About,
): string => {
  const where = `${home.city}${random.pick(['に本社を置き', 'を拠点に', 'で創業し'])}`
  const opening = random.pick([
    `${displayName}は、${where}、${business.does}を手がけています。`,
    `${foundedYear}年の創業以来、${home.city}を拠点に${business.does}に取り組んできました。`,
    `${business.does}を行う、従業員${employees}名の組織です。${home.city}から、${business.client}に${business.product}を届けています。`,
  ])
  return `${opening}${random.pick(strengths)}\n\n${random.sample(beliefs, 2).join('')}`
}
