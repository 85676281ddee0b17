import type { ResumeProfile } from '#contract/resume.ts'
import { bareProfile as emptyProfile } from '#contract/testing/profiles.ts'

/** Names alone: what every student has. */
export const bareProfile: ResumeProfile = { ...emptyProfile, email: null }

export const usualProfile: ResumeProfile = {
  ...bareProfile,
  email: 'hanako.yamada@example.com',
  birthDate: '2004-11-23',
  gender: '女性',
  tel: '+819012345678',
  postalCode: '1000001',
  prefectureCode: '13',
  address: '千代田区千代田1-1-1 みちしるべハイツ205',
  addressKana: 'チヨダクチヨダ',
  school: '東京都立大学',
  schoolType: 'university',
  faculty: '人文社会学部',
  department: '人間社会学科',
  graduation: '2028-03',
  motivation:
    '人の役に立つ仕事を、長く続けたいと考えています。大学では社会調査を学び、商店街の聞き取りを二年続けました。話を聞くだけでなく、聞いたことを形にして返すことに、やりがいを感じてきました。',
  selfIntroduction: 'カフェのアルバイトで新人の教育を任され、手順書を作りました。',
  wishes: '貴社の規定に従います。勤務地は関東を希望します。',
  skills: ['統計ソフト（R）', '手話'],
  languages: ['英語（日常会話）'],
  certificates: ['TOEIC L&R 780点'],
  education: [
    { from: '2020-04', until: '2023-03', text: '東京都立みちしるべ高等学校' },
    { from: '2024-04', until: '2028-03', text: '東京都立大学 人文社会学部 人間社会学科' },
  ],
  experience: [{ from: '2024-06', until: null, text: '喫茶みちくさ（アルバイト、接客）' }],
  licences: [{ month: '2025-09', name: '普通自動車第一種運転免許' }],
}

/** Everything as long as the database takes it. */
export const fullProfile: ResumeProfile = {
  ...usualProfile,
  familyName: '山'.repeat(50),
  givenName: '花'.repeat(50),
  familyNameKana: 'ヤ'.repeat(50),
  givenNameKana: 'ハ'.repeat(50),
  gender: '答'.repeat(50),
  tel: '+12025550123456',
  address: '千'.repeat(200),
  addressKana: 'チ'.repeat(200),
  email: `${'a'.repeat(60)}@${'b'.repeat(180)}.example.com`,
  motivation: '志望する理由を書きます。'.repeat(166),
  selfIntroduction: 'わたしはabcdefと申します。\n'.repeat(110),
  wishes: '希望すること。'.repeat(142),
  skills: Array.from({ length: 30 }, (_, index) => `特技の${index + 1}番め`),
  certificates: Array.from({ length: 30 }, (_, index) => `資格の${index + 1}番め`),
  education: Array.from({ length: 20 }, (_, index) => ({
    from: `20${10 + (index % 10)}-04`,
    until: '2027-03',
    text: `学校の${index + 1}番め、${'長い名前の'.repeat(16)}学校`,
  })),
  experience: Array.from({ length: 20 }, (_, index) => ({
    from: `20${10 + (index % 10)}-08`,
    until: null,
    text: `仕事の${index + 1}番め`,
  })),
  licences: Array.from({ length: 20 }, (_, index) => ({ month: '2025-01', name: `免許の${index + 1}番め` })),
}
