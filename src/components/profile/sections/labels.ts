import type { ProfileSection } from '#contract/profile-completeness.ts'

export const nameLabels = { familyName: '姓', givenName: '名', familyNameKana: 'セイ', givenNameKana: 'メイ' }
export const schoolLabels = {
  schoolType: '学校の種類',
  school: '学校名',
  faculty: '学部・研究科',
  department: '学科・専攻',
  graduation: '卒業（予定）の年月',
}

/** What errors call the fields of each section. */
export const sectionLabels: Readonly<Record<ProfileSection, Readonly<Record<string, string>>>> = {
  names: nameLabels,
  contact: {
    tel: '電話番号',
    postalCode: '郵便番号',
    prefectureCode: '都道府県',
    address: '市区町村・番地・建物名',
    addressKana: '住所のフリガナ',
    birthDate: '生年月日',
    gender: '性別',
  },
  school: schoolLabels,
  texts: { selfIntroduction: '自己PR', motivation: '志望動機', wishes: '本人希望' },
  history: {
    education: '学歴の行',
    experience: '職歴・アルバイトの行',
    licences: '免許・資格の行',
    'education-from': '学歴の年月',
    'education-until': '学歴の終わりの年月',
    'education-text': '学歴の内容',
    'experience-from': '職歴・アルバイトのはじめの年月',
    'experience-until': '職歴・アルバイトの終わりの年月',
    'experience-text': '職歴・アルバイトの内容',
    'licences-month': '免許・資格の取得年月',
    'licences-name': '免許・資格の名称',
  },
  tags: { skills: 'スキル', languages: '語学', certificates: '検定・受賞など' },
  desires: { desiredKinds: '募集の種類', desiredOccupations: '職種', desiredPrefectures: '勤務地' },
  stations: { station1: '駅（1つ目）', station2: '駅（2つ目）', station3: '駅（3つ目）' },
}
