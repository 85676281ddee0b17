import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationNote,
} from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import { day, hour, targetGraduation } from './calendar.ts'
import { demoApplication, demoPlans, planFits, type DemoPlan } from './demo-applications.ts'
import { createRandom } from './random.ts'

/** One for each plan; more plans than people begin anew. */
const people = [
  { name: '青木 さくら', kana: 'アオキ サクラ', school: '南海大学（デモ）', faculty: '商学部' },
  { name: '石田 蓮', kana: 'イシダ レン', school: 'みちしるべ大学（デモ）', faculty: '工学部' },
  { name: '上野 陽菜', kana: 'ウエノ ヒナ', school: '東都女子大学（デモ）', faculty: '文学部' },
  { name: '遠藤 大和', kana: 'エンドウ ヤマト', school: '北都工業高等専門学校（デモ）', faculty: '電気科' },
  { name: '髙橋 結衣', kana: 'タカハシ ユイ', school: '西京大学（デモ）', faculty: '経営学部' },
  { name: '木村 湊', kana: 'キムラ ミナト', school: '中央平野大学（デモ）', faculty: '法学部' },
  { name: '小林 葵', kana: 'コバヤシ アオイ', school: 'みちしるべ大学（デモ）', faculty: '経済学部' },
  { name: '坂本 樹', kana: 'サカモト イツキ', school: '湖南大学（デモ）', faculty: '理学部' },
  { name: '清水 美咲', kana: 'シミズ ミサキ', school: '南海大学（デモ）', faculty: '国際学部' },
  { name: '竹内 颯太', kana: 'タケウチ ソウタ', school: '西京大学（デモ）', faculty: '情報学部' },
  { name: '中野 凛', kana: 'ナカノ リン', school: '湖南大学（デモ）', faculty: '社会学部' },
  { name: '福田 悠真', kana: 'フクダ ユウマ', school: '中央平野大学（デモ）', faculty: '経済学部' },
  { name: '松本 楓', kana: 'マツモト カエデ', school: '東都女子大学（デモ）', faculty: '家政学部' },
] as const

/** What each of them says of themselves, in the same order. */
const introductions = [
  '人の話を最後まで聞き、次に何をするかを一緒に決めることを大切にしています。',
  'ロボットのサークルで回路を担当し、動かない原因を一つずつ確かめることが好きになりました。',
  '学生新聞で取材と校正を続けてきました。読む人に伝わる順番で書くことを心がけています。',
  '実習では配線と点検を担当しました。手順を守り、危ないところは先に声をかけるようにしています。',
  '雑貨店のアルバイトで発注を任され、売れ残りを減らす並べ方を店長と考えてきました。',
  '模擬裁判の大会で、相手の主張を先に整理してから話すことを学びました。',
  'ゼミで商店街の聞き取り調査をまとめました。数字と現場の声の両方を見ることが得意です。',
  '山岳部で計画係をしています。無理のない予定を立て、変わったときもすぐに組み直します。',
  '留学生の生活を手伝うボランティアを2年続け、相手に合わせて言い換えることに慣れました。',
  '授業で作った時間割アプリを友人に使ってもらい、使いにくいところを直し続けています。',
  '子ども食堂の運営に関わり、初めて来た人が話しやすい場を作ることを考えてきました。',
  'フットサルの同好会で会計を2年務めました。記録をこまめに残し、説明できるようにしています。',
  '献立を考えるアルバイトで、限られた材料からいくつも案を出すことが得意になりました。',
] as const

const profileOf = (place: number, now: Date): ProfileSnapshot => {
  const person = people[place % people.length] ?? people[0]
  const [familyName = '', givenName = ''] = person.name.split(' ')
  const [familyNameKana = '', givenNameKana = ''] = person.kana.split(' ')
  return {
    familyName,
    givenName,
    familyNameKana,
    givenNameKana,
    email: `applicant-${place + 1}@example.com`,
    birthDate: null,
    gender: null,
    tel: null,
    postalCode: null,
    prefectureCode: '13',
    address: null,
    addressKana: null,
    school: person.school,
    schoolType: person.school.includes('高等専門') ? 'kosen' : 'university',
    faculty: person.faculty,
    department: null,
    graduation: `${targetGraduation(now)}-03`,
    selfIntroduction: introductions[place % introductions.length] ?? introductions[0],
    motivation: '求人のページで仕事の進め方を読み、ここで経験を積みたいと考えました。',
    wishes: null,
    skills: ['接客', 'Excel'],
    languages: [],
    certificates: [],
    education: [],
    experience: [],
    licences: [],
    desiredKinds: ['new_grad'],
    desiredOccupations: [],
    desiredPrefectures: ['13'],
  }
}

/** Every state but the student's own drafts, with answers that are due today and soon. */
const plansOf = (replyByDays: number): readonly DemoPlan[] => [
  { name: 'today', steps: [{ action: 'submit', by: 'student', daysAgo: replyByDays }] },
  {
    name: 'soon',
    steps: [
      { action: 'submit', by: 'student', daysAgo: Math.max(1, replyByDays - 2) },
      { action: 'view', by: 'company', daysAgo: Math.max(1, replyByDays - 2) - 0.5 },
    ],
  },
  ...demoPlans(replyByDays).filter(({ name }) => !['draft', 'deadline', 'changed'].includes(name)),
]

const notes = ['学園祭の話が具体的でした。面接でもう少し聞きたいです。', '11月の説明会にも来ていました。']

/** Ads that have applicants. */
const adsMost = 3

type Writer = { uid: string }

/**
 * Applicants in every state to the ads of the demo's first company, so that a visitor finds answers to give: one overdue,
 * one due today. They are people without accounts. Written once, while nobody of this kind is there.
 */
export const seedDemoApplicants = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  owner: Writer,
  now: Date,
): Promise<void> => {
  const [membership] = await database
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.uid, owner.uid), eq(companyMember.role, 'owner')))
    .orderBy(asc(companyMember.createdAt))
    .limit(1)
  if (membership === undefined) return
  const { companyId } = membership
  const there = and(
    eq(application.companyId, companyId),
    isNull(application.uid),
    isNotNull(application.profile),
  )
  if ((await database.$count(application, there)) > 0) return
  const [recruiter] = await database
    .select({ uid: companyMember.uid })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.role, 'recruiter')))
    .orderBy(asc(companyMember.createdAt))
    .limit(1)
  const byUid = recruiter?.uid ?? owner.uid
  const ads = await database
    .select()
    .from(jobPost)
    .where(
      and(eq(jobPost.companyId, companyId), eq(jobPost.status, 'published'), isNotNull(jobPost.publishAt)),
    )
    .orderBy(asc(jobPost.publishAt), asc(jobPost.id))
    .limit(adsMost)
  const random = createRandom('demo/applicants')
  for (const [place, begun] of plansOf(0).entries()) {
    const { name } = begun
    const fitting = ads.filter(({ kind }) => planFits(begun, kind))
    const ad = fitting[place % Math.max(1, fitting.length)]
    const plan = ad === undefined ? undefined : plansOf(ad.replyByDays).find((each) => each.name === name)
    if (ad === undefined || plan === undefined) continue
    const message = 'お忙しいところ恐れ入ります。どうぞよろしくお願いいたします。'
    const sent = { uid: null, profile: profileOf(place, now), message }
    const { row, events } = demoApplication({ ...plan, name: `applicant-${name}` }, ad, sent, now)
    await database.insert(application).values({
      ...row,
      declineReason: row.status === 'not_selected' ? 'requirements' : null,
    })
    await database
      .insert(applicationEvent)
      .values(events.map((event) => ({ ...event, byUid: event.actor === 'company' ? byUid : null })))
    const note = notes[place - 5]
    if (note === undefined || row.status === 'withdrawn') continue
    const createdAt = new Date(now.getTime() - day + place * hour)
    await database.insert(applicationNote).values({
      id: uuidV7(createdAt.getTime(), place, random.bytes(8)),
      applicationId: row.id,
      byUid,
      text: note,
      createdAt,
    })
  }
}
