import { applicationTrackOf, type ApplicationTrack } from '#contract/application-track.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { accountWay } from '#contract/account-way.ts'
import { formatDate, formatDayOfYear, formatInstant, japaneseDay } from '#contract/format/time.ts'
import { formatRemaining } from '#contract/format/relative-day.ts'
import { lastDay } from '#contract/calendar.ts'
import type { NeedKind } from '#contract/needs.ts'
import type { ProfileSection } from '#contract/profile-completeness.ts'
import { profileWay } from '#contract/profile-way.ts'
import { routes } from '#contract/routes.ts'

/** What a need is told with; `at` is RFC 3339. */
export type NeedFacts = {
  kind: NeedKind
  at: string | null
  applicationId: string | null
  jobPostId: string | null
  jobPostKind: JobPostKind | null
  title: string | null
  company: string | null
}

export type NeedWords = { title: string; text: string; link: { href: string; text: string } }

const adWords = ({ title, company }: NeedFacts) => `${company ?? ''}${title === null ? '' : `「${title}」`}`

const deadline = (need: NeedFacts, now: Date) => {
  if (need.at === null) return adWords(need)
  const rest = formatRemaining(lastDay(need.at), now)
  return `${adWords(need)}の締切は${formatDayOfYear(lastDay(need.at))}です${rest === null ? '' : `（${rest}）`}。`
}

const application = (need: NeedFacts, text: string) => ({
  href:
    need.applicationId === null ? routes.mypage('applications') : routes.ownApplication(need.applicationId),
  text,
})
const ad = ({ jobPostId }: NeedFacts, text: string) => ({
  href: jobPostId === null ? routes.jobPosts : routes.jobPost(jobPostId),
  text,
})
const draft = ({ jobPostId }: NeedFacts, text: string) => ({
  href: jobPostId === null ? routes.jobPosts : routes.apply(jobPostId),
  text,
})
const profile = (section: ProfileSection, text: string) => ({ href: profileWay.section(section), text })

const offers: Readonly<Record<ApplicationTrack, { title: string; answers: string }>> = {
  graduate: { title: '内定の連絡が届いています', answers: '承諾するか辞退するか' },
  work: { title: '採用の連絡が届いています', answers: '承諾するか辞退するか' },
  internship: { title: '参加が決まりました', answers: '参加するか辞退するか' },
  programme: { title: '参加が決まりました', answers: '参加するか辞退するか' },
}
const offer = (need: NeedFacts) => {
  const { title, answers } = offers[applicationTrackOf(need.jobPostKind ?? 'new_grad')]
  const until = need.at === null ? '' : `${formatDayOfYear(lastDay(need.at))}までに、`
  return { title, text: `${adWords(need)}。${until}${answers}を、企業に伝えてください。` }
}

/** What to do and where, of each kind of need. */
const words: Readonly<Record<NeedKind, (need: NeedFacts, now: Date) => NeedWords>> = {
  verify_email: () => ({
    title: 'メールアドレスの確認が済んでいません',
    text: '応募を送るには、届いたメールのリンクから確認を済ませてください。',
    link: { href: accountWay.unverified('/mypage'), text: 'メールアドレスを確認する' },
  }),
  create_profile: () => ({
    title: 'お名前が登録されていません',
    text: '応募の前に登録してください。ほかの項目はあとから書き足せます。',
    link: { href: accountWay.addProfile('/mypage'), text: 'プロフィールを登録する' },
  }),
  interview_soon: (need, now) => ({
    title: `${need.at !== null && japaneseDay(need.at) === japaneseDay(now.toISOString()) ? '今日' : '明日'}は面接です`,
    text: `${need.at === null ? '' : `${formatInstant(need.at)}から、`}${adWords(need)}`,
    link: application(need, '面接の予定を見る'),
  }),
  choose_interview: (need) => ({
    title: '面接の日時を選んでください',
    text: `${adWords(need)}から、面接の日時の候補が届いています。`,
    link: application(need, '日時を選ぶ'),
  }),
  answer_offer: (need) => ({
    ...offer(need),
    link: application(need, '内容を見て返事をする'),
  }),
  reply_overdue: (need) => ({
    title: '返信期限を過ぎています',
    text: `${adWords(need)}は、${need.at === null ? '' : `${formatDate(need.at)}までの`}返信がまだありません。待つことも、応募を終えることもできます。`,
    link: application(need, '応募を見る'),
  }),
  deadline_draft: (need, now) => ({
    title: '下書きの締切が近づいています',
    text: deadline(need, now),
    link: draft(need, '続きを書く'),
  }),
  deadline_bookmark: (need, now) => ({
    title: '保存した求人の締切が近づいています',
    text: deadline(need, now),
    link: ad(need, '求人を見る'),
  }),
  ad_changed: (need) => ({
    title: '応募した求人の内容が変わりました',
    text: `${adWords(need)}。応募したあとに変わったところを確かめられます。`,
    link: application(need, '変わったところを見る'),
  }),
  unfinished_draft: (need) => ({
    title: '書きかけの応募があります',
    text: `${adWords(need)}${need.at === null ? '' : `（${formatDate(need.at)}に保存）`}`,
    link: draft(need, '続きを書く'),
  }),
  profile_school: () => ({
    title: '学校と卒業予定を書きませんか',
    text: '学校名か卒業予定の年月が、まだありません。卒業予定があると、あなたの卒業年を対象にした求人がおすすめに並びます。',
    link: profile('school', 'プロフィールに書く'),
  }),
  profile_wishes: () => ({
    title: '希望する仕事を書きませんか',
    text: '希望の職種・勤務地・募集の種類から、おすすめの求人を選びます。',
    link: profile('desires', '希望する仕事を書く'),
  }),
  profile_introduction: () => ({
    title: '自己PRを書きませんか',
    text: '一度書いておくと、どの応募にも使えます。',
    link: profile('texts', '自己PRを書く'),
  }),
}

export const needWords = (need: NeedFacts, now: Date): NeedWords => words[need.kind](need, now)
