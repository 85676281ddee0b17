import { validity } from '#contract/format/validity.ts'
import { savedSearchLimits, searchFrequencyNames, type SearchFrequency } from '#contract/saved-search.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates, NoFacts } from './document.ts'

/** `link`: the page of the search, for who reads its mails. */
type Link = { link: string }

/** `reasons`: the conditions that the ad meets; empty where the search has none. `conditions`: kind, place and pay. */
type Ad = { id: string; title: string; company: string; conditions: string; reasons: readonly string[] }

type Digest = {
  name: string
  /** Of the list of ads. */
  address: string
  frequency: SearchFrequency
  ads: readonly Ad[]
  /** Of new ads, those named above among them. */
  total: number
  manageLink: string
}

const notMine = 'このメールに心当たりがない場合は、何もせずに破棄してください。お知らせは届きません。'

const adBlocks = ({ id, title, company, conditions, reasons }: Ad): readonly MailBlock[] => [
  { kind: 'link', words: title, href: `/jobpost/${id}` },
  {
    kind: 'facts',
    facts: [
      { label: '企業', value: company },
      { label: '条件', value: conditions },
      {
        label: '届いた理由',
        value: reasons.length === 0 ? '新しい求人（条件の指定なし）' : reasons.join('、'),
      },
    ],
  },
]

/** The newest first in that order of the list: its own order is by what fits best. */
const newestFirst = (address: string) => `${address}${address.includes('?') ? '&' : '?'}sort=newest`

export const savedSearchMails = {
  /** To an address that anyone can give: it repeats nothing that was typed. */
  'saved-search-confirmation': ({ link }: Link, { name }: MailSite): MailDocument => ({
    subject: '新着求人のお知らせの確認',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}の新着求人のお知らせを、このメールアドレスで受け取る申し込みがありました。次のリンクを開き、表示された画面で内容を確認してください。確認が済むまで、お知らせは届きません。`,
      },
      { kind: 'button', words: 'お知らせの内容を確認する', href: link },
      { kind: 'paragraph', text: `リンクの有効期限は${validity(savedSearchLimits.confirmDays * 24)}です。` },
      { kind: 'note', text: notMine },
    ],
  }),

  'saved-search-known': ({ link }: Link, { name }: MailSite): MailDocument => ({
    subject: '新着求人のお知らせは登録済みです',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}の新着求人のお知らせの申し込みがありましたが、同じ条件のお知らせは、このメールアドレスですでに登録されています。次のリンクから、内容の確認、変更、停止ができます。`,
      },
      { kind: 'button', words: '登録の内容を見る', href: link },
      { kind: 'note', text: '申し込みに心当たりがない場合は、何もする必要はありません。' },
    ],
  }),

  'saved-search-full': (_: NoFacts, { name }: MailSite): MailDocument => ({
    subject: '新着求人のお知らせを追加できませんでした',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}の新着求人のお知らせの申し込みがありましたが、1つのメールアドレスに登録できるのは${savedSearchLimits.address}件までです。追加するには、届いているお知らせのメールにあるリンクから、使わないものを停止してください。`,
      },
      { kind: 'note', text: '申し込みに心当たりがない場合は、何もする必要はありません。' },
    ],
  }),

  /** New ads of a saved search, and why each is in it. */
  'saved-search-digest': (
    { name, address, frequency, ads, total, manageLink }: Digest,
    site: MailSite,
  ): MailDocument => ({
    subject: `「${name}」に新しい求人が${total}件あります`,
    blocks: [
      {
        kind: 'paragraph',
        text: `保存した検索条件「${name}」に合う、応募を受け付けている新しい求人をお知らせします。`,
      },
      ...ads.flatMap(adBlocks),
      ...(total > ads.length
        ? ([{ kind: 'paragraph', text: `このほかに${total - ads.length}件あります。` }] as const)
        : []),
      { kind: 'button', words: '新着順の一覧を見る', href: newestFirst(address) },
      {
        kind: 'note',
        text: `このメールは、${site.name}でお知らせの受け取りを選んだ方にお送りしています（${searchFrequencyNames[frequency]}）。新しい求人がないときは送りません。`,
      },
      { kind: 'link', words: '受け取る頻度を変える・停止する', href: manageLink },
      { kind: 'link', words: '運営者と、お問い合わせ', href: '/contact' },
    ],
    unsubscribe: manageLink,
  }),
} as const satisfies MailTemplates
