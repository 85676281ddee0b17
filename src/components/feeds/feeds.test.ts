import { describe, expect, it } from 'vitest'
import { atomFeed } from './atom.ts'
import { jobFeedEntry } from './job-feed.ts'
import { sitemapEntry, sitemapIndex } from './sitemap-xml.ts'
import { xmlStream } from './xml-stream.ts'

const entry = {
  address: 'https://example.jp/jobpost/1?a=1&b=2',
  title: '営業 <新卒> & 企画',
  published: '2026-11-01T00:00:00Z',
  updated: '2026-11-02T00:00:00Z',
  summary: '東京都',
  author: '株式会社あおば',
  categories: ['新卒採用'],
}
const feed = {
  title: '新着の求人',
  subtitle: '',
  address: 'https://example.jp/jobpost',
  self: 'https://example.jp/feed.xml',
  author: 'みちしるべ',
  fallbackUpdated: '2026-01-01T00:00:00Z',
}

describe('atomFeed', () => {
  it('is as new as its newest entry and escapes what it holds', () => {
    const xml = atomFeed({ ...feed, entries: [entry, { ...entry, updated: '2026-11-05T00:00:00Z' }] })
    expect(xml).toContain('<updated>2026-11-05T00:00:00Z</updated><author><name>みちしるべ')
    expect(xml).toContain('営業 &lt;新卒&gt; &amp; 企画')
    expect(xml).toContain('?a=1&amp;b=2')
  })

  it('stays a feed when it is empty', () => {
    expect(atomFeed({ ...feed, entries: [] })).toContain('<updated>2026-01-01T00:00:00Z</updated>')
  })
})

it('writes a job with the parts an aggregator needs, and leaves empty ones out', () => {
  const xml = jobFeedEntry({
    title: '営業',
    date: '2026-11-01T00:00:00Z',
    id: 'abc',
    address: entry.address,
    company: 'あおば',
    city: '千代田区',
    prefecture: '東京都',
    postalCode: '100-0001',
    description: '訪問',
    salary: '',
    jobType: 'fulltime',
    expires: '2026-12-01T00:00:00Z',
  })
  expect(xml).toContain('<date>Sun, 01 Nov 2026 00:00:00 GMT</date><referencenumber>abc</referencenumber>')
  expect(xml).toContain('<city>千代田区</city><state>東京都</state><country>JP</country><postalcode>100-0001')
  expect(xml).not.toContain('<salary>')
})

it('gives a date in the sitemap only where there is one', () => {
  expect(sitemapEntry({ address: entry.address, modified: null })).not.toContain('lastmod')
  expect(sitemapIndex([{ address: entry.address, modified: '2026-11-01' }])).toContain(
    '<lastmod>2026-11-01</lastmod>',
  )
})

describe('xmlStream', () => {
  it('makes a piece only when one is asked for, and stops when the reader leaves', async () => {
    let made = 0
    let ended = false
    async function* pieces() {
      try {
        for (;;) {
          made += 1
          yield `<p>${made}</p>`
        }
      } finally {
        ended = true
      }
    }
    const reader = xmlStream(pieces()).getReader()
    expect(made).toBe(0)
    const first = await reader.read()
    expect(new TextDecoder().decode(first.value)).toBe('<p>1</p>')
    await reader.read()
    expect(made).toBe(2)
    await reader.cancel()
    expect(ended).toBe(true)
  })
})
