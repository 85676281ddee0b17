/**
 * Laws that articles cite, by the name they are cited by, with their 法令ID at e-Gov. Null: the id is not known for certain,
 * and the reader is led to the search of e-Gov.
 */
const lawIds: Readonly<Record<string, string | null>> = {
  日本国憲法: '321CONSTITUTION',
  民法: '129AC0000000089',
  刑法: '140AC0000000045',
  労働基準法: '322AC0000000049',
  労働基準法施行規則: '322M40000100023',
  労働契約法: '419AC0000000128',
  労働安全衛生法: '347AC0000000057',
  最低賃金法: '334AC0000000137',
  職業安定法: '322AC0000000141',
  職業安定法施行規則: null,
  男女雇用機会均等法: '347AC0000000113',
  障害者雇用促進法: '335AC0000000123',
  労働施策総合推進法: '341AC0000000132',
  '青少年の雇用の促進等に関する法律（若者雇用促進法）': null,
  青少年の雇用の促進等に関する法律施行規則: null,
  健康保険法: '211AC0000000070',
  厚生年金保険法: '329AC0000000115',
  介護保険法: '409AC0000000123',
  労働保険の保険料の徴収等に関する法律: '344AC0000000084',
  所得税法: '340AC0000000033',
  学校教育法: '322AC0000000026',
  住民基本台帳法: '342AC0000000081',
  金融商品取引法: '323AC0000000025',
  特定商取引に関する法律: '351AC0000000057',
  犯罪による収益の移転防止に関する法律: '419AC0000000022',
}

/** Where the text of a law stands at e-Gov 法令検索; null for what is no law (agreements, requests of the government). */
export const lawAddress = (name: string): string | null => {
  const id = lawIds[name]
  if (id === undefined) return null
  return id === null ? 'https://laws.e-gov.go.jp/' : `https://laws.e-gov.go.jp/law/${id}`
}
