import type { MailBlock, MailDocument, MailTemplates } from './document.ts'

/** `text`: what the company says with it; empty: nothing. */
type Answer = { applicationId: string; title: string; company: string; text: string }

/** The page of one application. */
export const applicationPath = (id: string) => `/mypage?tab=applications&id=${id}`

export const jobFacts = ({ title, company }: { title: string; company: string }): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: '求人', value: title },
    { label: '企業', value: company },
  ],
})

const said = (text: string): readonly MailBlock[] =>
  text === ''
    ? []
    : [
        { kind: 'paragraph', text: '企業からの言葉は次のとおりです。' },
        { kind: 'quotation', text },
      ]

const answer =
  (subject: string, opening: string, closing: readonly string[]) =>
  ({ applicationId, title, company, text }: Answer): MailDocument => ({
    subject,
    blocks: [
      { kind: 'paragraph', text: opening },
      jobFacts({ title, company }),
      ...said(text),
      ...closing.map((each) => ({ kind: 'paragraph' as const, text: each })),
      { kind: 'button', words: '応募の状況を見る', href: applicationPath(applicationId) },
    ],
  })

/** What a company answers to a student. */
export const answerMails = {
  /** That it was looked at is no answer. */
  'application-viewed': ({ applicationId, title, company }: Omit<Answer, 'text'>): MailDocument => ({
    subject: '応募の内容が確認されました',
    blocks: [
      { kind: 'paragraph', text: '次の応募の内容を、企業が確認しました。' },
      jobFacts({ title, company }),
      { kind: 'button', words: '応募の状況を見る', href: applicationPath(applicationId) },
    ],
  }),

  'application-screening': answer(
    '応募への返信が届きました',
    '次の応募について、企業が選考を始めました。',
    [],
  ),

  'application-interview': answer(
    '面接の案内が届きました',
    '次の応募について、面接へ進む連絡がありました。',
    ['日時や場所は、企業からの案内でお確かめください。都合がつかないときは、早めに企業へ伝えましょう。'],
  ),

  'application-offered': answer('内定の連絡が届きました', '次の応募について、内定の連絡がありました。', [
    '承諾するか辞退するかは、労働条件を書面で確かめてから、ご自身で決められます。承諾や就職活動の終了を強いることは、利用規約で禁じています。',
  ]),

  'application-not-selected': answer(
    '選考の結果のお知らせ',
    '次の応募は、今回は見送りとなりました。応募のためにお時間と労力をいただき、ありがとうございました。',
    ['この結果は今回の募集についてのもので、ほかの応募には影響しません。'],
  ),

  /** `items`: names of the weighty items that differ from what the student applied to. */
  'job-post-changed': ({
    applicationId,
    title,
    company,
    items,
  }: {
    applicationId: string
    title: string
    company: string
    items: readonly string[]
  }): MailDocument => ({
    subject: '応募した求人の内容が変わりました',
    blocks: [
      { kind: 'paragraph', text: '応募した求人の重要な条件が、応募のときから変わりました。' },
      {
        kind: 'facts',
        facts: [
          { label: '求人', value: title },
          { label: '企業', value: company },
          { label: '変わった項目', value: items.join('、') },
        ],
      },
      {
        kind: 'paragraph',
        text: '変更の前と後は、応募のページで確かめられます。選考が終わるまでは、応募を取り下げることもできます。',
      },
      { kind: 'button', words: '変更の内容を見る', href: applicationPath(applicationId) },
    ],
  }),
} as const satisfies MailTemplates
