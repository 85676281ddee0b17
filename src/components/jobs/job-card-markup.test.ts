import { expect, test } from 'vitest'
import type { FragmentOf, ResultOf } from '#operations/graphql.ts'
import type { JobCard } from '#operations/job-posts.ts'
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
  company: { id: '01a1c89c-31d0-7034-a132-f0b1d98bb9b7', displayName: unsafe },
}
// A fragment's data is the same object under a type that hides it.
const masked = (job: ResultOf<typeof JobCard>) => job as unknown as FragmentOf<typeof JobCard>

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
  expect(html).toContain(`<p class="company">${escaped}</p>`)
  expect(html.split(`<mark>${escaped}</mark>`)).toHaveLength(3)
})

test('the whole card', () => {
  const job = { ...full, title: '開発', company: { ...full.company, displayName: '藍' } }
  const { html } = jobCard({ job: masked({ ...job, workplaces: job.workplaces.slice(1) }) }, view)
  expect(html).toMatchInlineSnapshot(
    `"<li class="job-card"><article><p class="kind"><span class="tag strong">長期インターン（有給）</span><span class="soft small">昨日掲載</span><button class="keep screen" type="button" data-bookmark="01a1e722-9630-7121-a383-ce3e25b8037e" aria-pressed="false">保存する</button></p><h2><a href="/jobpost/01a1e722-9630-7121-a383-ce3e25b8037e">開発</a></h2><p class="company">藍</p><dl><div><dt>給与</dt><dd class="wage">時給 1,200円〜</dd></div><div><dt>勤務地</dt><dd>東京都港区</dd></div><div><dt>職種</dt><dd>ソフトウェアエンジニア</dd></div><div><dt>シフト</dt><dd>週2日・1日4時間から</dd></div><div><dt>締切</dt><dd><time datetime="2026-07-31">7月31日（金）</time><span class="remaining">あと30日</span></dd></div><div><dt>返信</dt><dd>応募から7日以内</dd></div></dl></article></li>"`,
  )
})

test('a place that was asked for is named first, and what an ad does not say is left out', () => {
  const job = masked({ ...full, hours: { note: null }, validThrough: null, publishAt: null })
  const text = plainText(jobCard({ job }, { ...view, near: ['港区'] }).html)
  expect(text).toContain('勤務地東京都港区')
  for (const word of ['シフト', '締切', '掲載']) expect(text).not.toContain(word)
})
