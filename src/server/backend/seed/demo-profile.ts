import type { studentUser } from '#server/backend/database/schema/student-user.ts'
import { day, dayOf, targetGraduation } from './calendar.ts'

/** A full profile for the student of the demo, who graduates with those who are recruited now. */
export const demoProfile = (uid: string, now: Date): typeof studentUser.$inferInsert => {
  const graduates = targetGraduation(now)
  return {
    uid,
    familyName: '道野',
    givenName: 'あかり',
    familyNameKana: 'ミチノ',
    givenNameKana: 'アカリ',
    displayName: 'あかり',
    birthDate: `${graduates - 22}-07-14`,
    // A number that the ministry keeps out of use would be no number; this one is in its form and nobody's.
    tel: '+819000000000',
    postalCode: '1500002',
    prefectureCode: '13',
    address: '渋谷区渋谷1-2-3 みちのハイツ201',
    addressKana: 'シブヤクシブヤ',
    school: 'みちしるべ大学（デモ）',
    schoolType: 'university',
    faculty: '経済学部',
    department: '経済学科',
    graduation: `${graduates}-03`,
    selfIntroduction:
      '学園祭の実行委員会で、協賛をお願いする係を二年間つとめました。断られた理由を一件ずつ書きとめ、次の年の資料を作り直したところ、協力してくださるお店が18軒から31軒に増えました。相手の事情を聞いてから話すことを大切にしています。',
    motivation:
      '人の話を聞いて、足りないものを一緒に考える仕事がしたいと思っています。アルバイトでもお客さまの声から売り場を変える提案をしてきました。',
    wishes: '勤務地は首都圏を希望します。',
    skills: ['提案', '企画', 'Excel', '接客'],
    languages: ['英語（TOEIC 745点）'],
    certificates: ['日商簿記検定2級'],
    education: [
      {
        from: `${graduates - 7}-04`,
        until: `${graduates - 4}-03`,
        text: 'みちしるべ高等学校 普通科（デモ）',
      },
      { from: `${graduates - 4}-04`, until: null, text: 'みちしるべ大学 経済学部（デモ）' },
    ],
    experience: [
      { from: `${graduates - 3}-06`, until: null, text: '書店でのアルバイト（売り場づくりとレジ）' },
    ],
    licences: [{ month: `${graduates - 2}-09`, name: '普通自動車第一種運転免許' }],
    desiredKinds: ['new_grad', 'internship_general'],
    desiredOccupations: ['sales', 'planning', 'marketing'],
    desiredPrefectures: ['13', '14', '11'],
    homeStations: ['13渋谷'],
    keepsHistory: true,
    createdAt: new Date(now.getTime() - 60 * day),
    updatedAt: new Date(`${dayOf(new Date(now.getTime() - 20 * day))}T10:00:00+09:00`),
  }
}
