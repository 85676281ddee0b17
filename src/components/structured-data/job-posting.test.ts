import { describe, expect, it } from 'vitest'
import { jobPosting, type JobPostingSource } from './job-posting.ts'
import { breadcrumbList, jsonLd } from './json-ld.ts'

const ad: JobPostingSource = {
  id: '0193f0a0-0000-7000-8000-000000000001',
  kind: 'new_grad',
  title: '【28卒】法人営業／転勤なし！',
  open: true,
  publishAt: '2026-11-01T00:00:00.000Z',
  validThrough: '2026-12-31T14:59:59.000Z',
  remote: 'none',
  term: { kind: 'indefinite' },
  wage: { unit: 'month', min: 230_000, max: 260_000 },
  workplaces: [{ postalCode: '1000001', prefectureCode: '13', city: '千代田区', street: '千代田1-1' }],
  company: {
    legalName: '株式会社あおば',
    displayName: 'あおば',
    website: 'https://aoba.example',
    logo: null,
  },
}
const address = 'https://example.jp/jobpost/0193f0a0-0000-7000-8000-000000000001'
const description = [
  { heading: '仕事内容', text: '・訪問\n・見積 <b>A & B</b>' },
  { heading: '空', text: '  ' },
]
const build = (changes: Partial<JobPostingSource> = {}) =>
  jobPosting({ ...ad, ...changes }, address, description)

describe('jobPosting', () => {
  it('holds what Google requires', () => {
    expect(build()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: '法人営業',
      description: '<p><strong>仕事内容</strong></p><p>・訪問<br>・見積 &lt;b&gt;A &amp; B&lt;/b&gt;</p>',
      url: address,
      directApply: true,
      datePosted: '2026-11-01T09:00:00+09:00',
      validThrough: '2026-12-31T23:59:59+09:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'あおば', sameAs: 'https://aoba.example' },
      identifier: { '@type': 'PropertyValue', name: 'あおば', value: ad.id },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'JP',
            addressRegion: '東京都',
            addressLocality: '千代田区',
            streetAddress: '千代田1-1',
            postalCode: '100-0001',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', minValue: 230_000, maxValue: 260_000, unitText: 'MONTH' },
      },
    })
  })

  it.each([
    ['closed', { open: false }],
    ['an open company', { kind: 'open_company' }],
    ['career education', { kind: 'career_education' }],
    ['without dates', { publishAt: null }],
  ] as const)('is absent when the ad is %s', (_, changes) => {
    expect(build(changes)).toBeNull()
  })

  it('says TELECOMMUTE instead of a place when all of it is remote', () => {
    expect(build({ remote: 'full' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'JP' },
    })
    expect(build({ remote: 'full' })).not.toHaveProperty('jobLocation')
    expect(build({ remote: 'partial' })).not.toHaveProperty('jobLocationType')
  })

  it('leaves the wage out when there is none and gives one number when there is one', () => {
    expect(build({ wage: { unit: 'unpaid', min: null, max: null } })).not.toHaveProperty('baseSalary')
    expect(build({ wage: { unit: 'hour', min: 1_300, max: null } })).toMatchObject({
      baseSalary: { value: { value: 1_300, unitText: 'HOUR' } },
    })
  })

  it.each([
    ['internship_special', 'INTERN'],
    ['paid_internship', 'INTERN'],
    ['part_time', 'PART_TIME'],
  ] as const)('names the employment of %s', (kind, employmentType) => {
    expect(build({ kind })).toMatchObject({ employmentType })
  })
})

describe('jsonLd', () => {
  it('can not end its own script, and stays the same data', () => {
    const data = breadcrumbList('https://example.jp', [{ name: '</script><b>&\u2028', path: '/jobpost' }])
    expect(jsonLd(data)).not.toMatch(/[<&\u2028]/u)
    expect(JSON.parse(jsonLd(data))).toEqual(data)
  })
})
