import { accountWay } from '#contract/account-way.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { formatDayOfYear } from '#contract/format/time.ts'
import { legalRules } from '#contract/legal/rules.ts'
import { closeReasonNames, type CloseReason } from '#contract/codes/job-post.ts'
import { routes } from '#contract/routes.ts'
import { reviewWorkingDays } from '#contract/job-post-life.ts'
import { applicationPath, jobFacts } from './answers.ts'
import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

type OwnAd = { jobPostId: string; companyId: string; title: string }

const adFacts = (title: string): MailBlock => ({ kind: 'facts', facts: [{ label: '求人', value: title }] })

const editor = ({ jobPostId, companyId }: OwnAd, words: string): MailBlock => ({
  kind: 'button',
  words,
  href: routes.editJobPost(companyId, jobPostId, 'publish'),
})

const momentOf = (instant: string): string => {
  const time = new Date(Date.parse(instant) + 9 * 60 * 60 * 1000).toISOString().slice(11, 16)
  return `${formatDayOfYear(instant)} ${time}`
}

const isUrgent = (codes: readonly string[]): boolean => codes.includes('danger_signs')

const submittedSubject = (codes: readonly string[], isUnread: boolean): string => {
  if (isUrgent(codes)) return '至急：闇バイトのおそれがある求人が届きました'
  return isUnread ? 'はじめの求人が掲載されました' : '審査する求人が届きました'
}

/** What the rules are called whose findings the operator looks at; a rule that is gone is told by its code. */
const rulesOf = (codes: readonly string[]): string =>
  codes.map((code) => Object.entries(legalRules).find(([name]) => name === code)?.[1].rule ?? code).join('、')

/** What owners and recruiters, applicants and the operator are told of the life of an ad. */
export const jobPostMails = {
  /** Tells the operator that an ad's wording waits to be looked at. */
  'job-post-submitted': ({
    jobPostId,
    title,
    company,
    codes,
    isUnread,
    dispute,
  }: {
    jobPostId: string
    title: string
    company: string
    codes: readonly string[]
    /** It is published already. */
    isUnread: boolean
    /** What the company says against what the check would block; empty: nothing does. */
    dispute: string
  }): MailDocument => ({
    subject: submittedSubject(codes, isUnread),
    blocks: [
      {
        kind: 'paragraph',
        text: isUnread
          ? `確認の済んだ会社の、はじめの求人です。掲載の手続きは済んでいます。${reviewWorkingDays}営業日以内に読んで、確認を終えるか、掲載を取りやめるかを決めてください。`
          : `${reviewWorkingDays}営業日以内に、求人を読んで、掲載するか差し戻すかを決めてください。`,
      },
      ...(isUrgent(codes)
        ? ([
            {
              kind: 'paragraph',
              text: '犯罪の実行役を募る言い方が見つかりました。読むまで掲載されません。ほかのものより先に読み、犯罪が疑われるときは、警察相談専用電話（#9110）に相談してください。',
            },
          ] as const)
        : []),
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          { label: '求人', value: title },
          {
            label: '確かめること',
            value:
              codes.length === 0 ? 'はじめの求人（自動の確認で見つかったことはありません）' : rulesOf(codes),
          },
        ],
      },
      ...(dispute === ''
        ? []
        : ([
            { kind: 'paragraph', text: '会社は、掲載できないとされたところを「誤りだと思う」としています。' },
            { kind: 'quotation', text: dispute },
          ] as const)),
      { kind: 'button', words: '求人を読む', href: accountWay.signIn(deskRoutes.jobPost(jobPostId)) },
    ],
  }),

  /**
   * Tells a company what the operator decided. `reason` empty: published, or scheduled where `publishAt` lies ahead; with
   * `isUnread` because the company was approved, and it is read after that.
   */
  'job-post-reviewed': ({
    publishAt,
    reason,
    isUnread,
    ...ad
  }: OwnAd & { publishAt: string | null; reason: string; isUnread: boolean }): MailDocument =>
    publishAt === null
      ? {
          subject: '求人の内容を確認してください',
          blocks: [
            {
              kind: 'paragraph',
              text: '次の求人を確かめた結果、このままでは掲載できないため、下書きに戻しました。',
            },
            adFacts(ad.title),
            { kind: 'paragraph', text: '直していただきたいことは次のとおりです。' },
            { kind: 'quotation', text: reason },
            { kind: 'paragraph', text: '直したあと、もう一度公開の手続きをしてください。' },
            editor(ad, '求人を編集する'),
          ],
        }
      : {
          subject: isUnread ? 'はじめの求人の公開が決まりました' : '求人の審査が終わりました',
          blocks: [
            {
              kind: 'paragraph',
              text: isUnread
                ? `会社の確認が済んだため、送っていただいた求人を公開します。求人の内容は、このあと${reviewWorkingDays}営業日以内をめざして運営者が読みます。`
                : '次の求人を確かめ、掲載できることを確認しました。',
            },
            {
              kind: 'facts',
              facts: [
                { label: '求人', value: ad.title },
                { label: '公開', value: momentOf(publishAt) },
              ],
            },
            editor(ad, '求人の状況を見る'),
          ],
        },

  /** Tells a company that the deadline of a scheduled ad passed before it was published. */
  'job-post-too-late': (ad: OwnAd): MailDocument => ({
    subject: '求人を公開できませんでした',
    blocks: [
      {
        kind: 'paragraph',
        text: '公開する予定だった次の求人は、締切を過ぎていたため公開せず、下書きに戻しました。',
      },
      adFacts(ad.title),
      { kind: 'paragraph', text: '締切を直すと、もう一度公開できます。' },
      editor(ad, '求人を編集する'),
    ],
  }),

  /** Tells who kept an ad that its deadline is near. `validThrough`: the instant, RFC 3339. */
  'job-post-closing-soon': ({
    jobPostId,
    title,
    company,
    validThrough,
  }: {
    jobPostId: string
    title: string
    company: string
    validThrough: string
  }): MailDocument => ({
    subject: '保存した求人の締切が近づいています',
    blocks: [
      { kind: 'paragraph', text: '保存した次の求人は、締切が近づいています。' },
      {
        kind: 'facts',
        facts: [
          { label: '求人', value: title },
          { label: '企業', value: company },
          { label: '締切', value: formatDayOfYear(validThrough) },
        ],
      },
      { kind: 'button', words: '求人を見る', href: routes.jobPost(jobPostId) },
    ],
  }),

  /** Tells an applicant that an ad was closed by its company, or taken down by the operator. */
  'job-post-ended': ({
    applicationId,
    title,
    company,
    closeReason,
    isDangerous,
  }: {
    applicationId: string
    title: string
    company: string
    closeReason: CloseReason
    isDangerous: boolean
  }): MailDocument => ({
    subject:
      closeReason === 'violation' ? '応募した求人の掲載を取りやめました' : '応募した求人の募集が終わりました',
    blocks: [
      {
        kind: 'paragraph',
        text: `応募した次の求人は、${closeReasonNames[closeReason]}、${closeReason === 'violation' ? '運営者が掲載を取りやめました' : '企業が募集を終えました'}。`,
      },
      jobFacts({ title, company }),
      ...(isDangerous
        ? ([
            {
              kind: 'paragraph',
              text: 'この求人には、犯罪の実行役を募るときに使われる言い方がありました。相手から連絡が来ても、会わない、荷物や現金を受け取らない、身分証や口座の情報を送らないでください。すでに送った場合や、断って脅された場合は、ひとりで対応せず、警察相談専用電話（#9110）に連絡してください。身の危険を感じるときは、すぐに110番に電話してください。',
            },
          ] as const)
        : []),
      {
        kind: 'paragraph',
        text: isDangerous
          ? '応募は取り消されていません。マイページで取り下げて、メッセージのやりとりも終了することをおすすめします。'
          : '応募は取り消されていません。応募の状況と返信の期限は、マイページで確かめられます。続けるか取り下げるかは、ご自身で決められます。',
      },
      { kind: 'button', words: '応募の状況を見る', href: applicationPath(applicationId) },
    ],
  }),
} as const satisfies MailTemplates
