import type { CompanySection } from '#contract/company-sections.ts'

/** What errors call the fields of each section; in the order of the form. */
export const companyLabels: Readonly<Record<CompanySection, Readonly<Record<string, string>>>> = {
  names: {
    legalName: '会社名（正式名称）',
    kana: '会社名のフリガナ',
    displayName: '表示名',
    corporateNumber: '法人番号',
    representative: '代表者',
  },
  address: {
    postalCode: '郵便番号',
    prefectureCode: '都道府県',
    city: '市区町村',
    street: '町名・番地',
    building: '建物名・部屋番号',
  },
  contact: {
    contactTel: '電話番号',
    contactEmail: 'メールアドレス',
    contactForm: '問い合わせフォーム',
    website: 'ウェブサイト',
    harassmentDesk: 'ハラスメントの相談窓口',
  },
  business: {
    industryCode: '業種',
    employees: '従業員数',
    foundedYear: '設立の年',
    capital: '資本金',
    description: '事業の紹介',
  },
  youth: {
    hires: '採用と離職の行（年度は重ならないように、3行まで）',
    'hires-year': '年度',
    'hires-hired': '採用した人数',
    'hires-left': '離職した人数',
    'hires-male': '男性・女性の人数の合計',
    'hires-female': '女性の人数',
    averageTenure: '平均勤続年数',
    averageAge: '平均年齢',
    averageOvertime: '月平均の残業時間',
    averagePaidLeave: '年平均の有給休暇',
    parentalLeave: '育児休業の人数（書くときは4つとも）',
    femaleManagers: '管理職の女性の割合',
    femaleOfficers: '役員の女性の割合',
    training: '研修',
    selfDevelopment: '自己啓発の支援',
    mentor: 'メンター制度',
    careerConsulting: 'キャリアの相談',
    internalCertification: '社内検定',
  },
}

/** What stands in each section, in the editor's list. */
export const companyHints: Readonly<Record<CompanySection | 'images', string>> = {
  names: '正式名称、表示名、法人番号、代表者',
  address: '本社の所在地（部屋番号まで）',
  contact: '採用の連絡先、ウェブサイト、ハラスメントの相談窓口',
  business: '業種、従業員数、設立、資本金、事業の紹介',
  youth: '青少年雇用情報（採用と離職、残業、休暇、研修など）',
  images: 'ロゴと、職場の写真（6枚まで）',
}

/** Why a text was not saved; what was found stands beside it. */
export const dangerWords =
  '闇バイトの募集に多い表現があるため、保存できません。下の指摘のところを直してください。誤りだと思うときは、運営者にお問い合わせください。'
export const deskKeptWords =
  '掲載中・掲載予約・受付を休止中・確認待ちの求人があるあいだは、ハラスメントの相談窓口を空にできません。窓口を変えるときは、新しい窓口を書いてください。'
