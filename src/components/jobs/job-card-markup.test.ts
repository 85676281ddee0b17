import { maskFragments } from 'gql.tada'
import { expect, test } from 'vitest'
import { remoteWords } from '#contract/job-post-kinds.ts'
import type { ResultOf } from '#operations/graphql.ts'
import { JobCard } from '#operations/job-posts.ts'
import { markup } from '#components/text/markup.ts'
import { jobCard, type JobCardView } from './job-card-markup.ts'

const unsafe = `<b class="x">A & 'B'</b>`
const escaped = '&lt;b class=&quot;x&quot;&gt;A &amp; &#39;B&#39;&lt;/b&gt;'

const full: ResultOf<typeof JobCard> = {
  id: '01a1e722-9630-7121-a383-ce3e25b8037e',
  kind: 'paid_internship',
  title: unsafe,
  occupation: 'software',
  workplaces: [
    { prefectureCode: '14', city: unsafe },
    { prefectureCode: '13', city: '港区' },
  ],
  remote: 'none',
  hours: { note: '週2日・1日4時間から' },
  wage: { unit: 'hour', min: 1200, max: null },
  features: [],
  publishAt: '2026-06-30T00:00:00Z',
  validThrough: '2026-07-31T14:59:59Z',
  replyByDays: 7,
  company: { id: '01a1c89c-31d0-7034-a132-f0b1d98bb9b7', displayName: unsafe, logo: null },
}
const masked = (job: ResultOf<typeof JobCard>) => maskFragments([JobCard], job)

const view: JobCardView = {
  now: new Date('2026-07-01T03:00:00Z'),
  near: [],
  asked: [],
  level: 2,
  reasons: null,
}
const plainText = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('what a company typed is text wherever it stands', () => {
  const found = { title: [{ text: unsafe, matched: true }], snippet: [{ text: unsafe, matched: true }] }
  const { html } = jobCard({ job: masked(full), found }, view)
  expect(html).not.toContain('<b class')
  expect(html).toContain(`<span>${escaped}</span></p>`)
  expect(html.split(`<mark>${escaped}</mark>`)).toHaveLength(3)
})

test('the whole card', () => {
  const job = { ...full, title: '開発', company: { ...full.company, displayName: '藍' } }
  const { html } = jobCard({ job: masked({ ...job, workplaces: job.workplaces.slice(1) }) }, view)
  expect(html).toMatchInlineSnapshot(
    `"<li class="job-card"><article><p class="kind"><span class="tag strong">長期インターン（有給）</span><span class="soft small">昨日掲載</span></p><h2><a href="/jobpost/01a1e722-9630-7121-a383-ce3e25b8037e">開発</a></h2><p class="company"><span class="logo s32" data-initial="藍"></span><span>藍</span></p><button class="keep screen" type="button" data-bookmark="01a1e722-9630-7121-a383-ce3e25b8037e" aria-pressed="false">保存する</button><dl><div><dt>給与</dt><dd class="wage">時給 1,200円〜</dd></div><div><dt>勤務地</dt><dd>東京都港区</dd></div><div><dt>職種</dt><dd>ソフトウェアエンジニア</dd></div><div><dt>シフト</dt><dd>週2日・1日4時間から</dd></div><div><dt>締切</dt><dd><time datetime="2026-07-31">7月31日（金）</time><span class="remaining">あと30日</span></dd></div><div><dt>返信</dt><dd>応募から7日以内</dd></div></dl></article></li>"`,
  )
})

test('a place that was asked for is named first, and what an ad does not say is left out', () => {
  const job = masked({ ...full, hours: { note: null }, validThrough: null, publishAt: null })
  const text = plainText(jobCard({ job }, { ...view, near: ['港区'] }).html)
  expect(text).toContain('勤務地東京都港区')
  for (const word of ['シフト', '締切', '掲載']) expect(text).not.toContain(word)
})

test('a prefecture that was asked for is named first, a place by its whole name alone', () => {
  const places = [
    { prefectureCode: '14', city: '港南区' },
    { prefectureCode: '13', city: '中央区' },
  ]
  const text = (near: string[]) =>
    plainText(jobCard({ job: masked({ ...full, workplaces: places }) }, { ...view, near }).html)
  expect(text(['13'])).toContain('勤務地東京都中央区 ほか1か所')
  // One character stands in too many names.
  for (const near of [[], ['27'], ['央']]) expect(text(near)).toContain('勤務地神奈川県港南区 ほか1か所')
})

test('features that were asked for are named first, four at the most', () => {
  const features = [
    'training',
    'beginners_welcome',
    'qualification_support',
    'meals',
    'flextime',
    'raise',
  ] as const
  const lineOf = (asked: readonly (typeof features)[number][]) =>
    /<p class="soft small features">([^<]*)</.exec(
      jobCard({ job: masked({ ...full, features: [...features] }) }, { ...view, asked }).html,
    )?.[1]
  expect(lineOf([])?.split('／')).toHaveLength(4)
  expect(lineOf([])).not.toContain('昇給')
  expect(lineOf(['raise'])?.split('／')).toHaveLength(4)
  expect(lineOf(['raise'])).toMatch(/^昇給/)
})

test('heading, reasons, work from home, a wage and days that are over are told as they are', () => {
  const job = { ...full, remote: 'full', wage: { unit: 'unpaid', min: null, max: null } } as const
  const found = {
    title: [{ text: '職', matched: false }],
    snippet: [{ text: 'どこにもない', matched: false }],
  }
  const { html } = jobCard(
    { job: masked({ ...job, validThrough: '2026-06-30T14:59:59Z' }), found },
    { ...view, level: 3, reasons: markup`<p>理由</p>` },
  )
  expect(html).toContain('>職</a></h3>')
  expect(html).toContain('<dd>無給</dd>')
  expect(html).toContain(`（${remoteWords(job)}）</dd>`)
  expect(html).toMatch(/<p>理由<\/p><\/article><\/li>$/)
  for (const left of ['<mark>', 'どこにもない', 'class="wage"', 'class="remaining"'])
    expect(html).not.toContain(left)
})
