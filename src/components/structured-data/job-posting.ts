import type { JobPosting, Place, WithContext } from 'schema-dts'
import type { JobPostKind, Remote, TermKind, WageUnit } from '#contract/codes/job-post.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import type { StatedText } from '#components/job-post/stated-texts.ts'
import { bareTitle } from './bare-title.ts'

/** What the structured data of one ad is made from: a part of the page's own query. */
export type JobPostingSource = {
  id: string
  kind: JobPostKind
  title: string
  open: boolean
  publishAt: string | null
  validThrough: string | null
  remote: Remote
  term: { kind: TermKind }
  wage: { unit: WageUnit; min: number | null; max: number | null }
  workplaces: readonly {
    postalCode: string | null
    prefectureCode: string
    city: string
    street: string
  }[]
  company: { legalName: string; displayName: string; website: string | null; logo: string | null }
}

const employmentTypes = {
  new_grad: 'FULL_TIME',
  internship_general: 'INTERN',
  internship_special: 'INTERN',
  internship_advanced: 'INTERN',
  open_company: null,
  career_education: null,
  paid_internship: 'INTERN',
  part_time: 'PART_TIME',
} as const satisfies Record<JobPostKind, string | null>

const unitTexts = {
  hour: 'HOUR',
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
  unpaid: null,
} as const satisfies Record<WageUnit, string | null>

/** An instant as Japanese wall-clock time with its offset: 2026-12-31T23:59:59+09:00. */
export const japaneseTime = (instant: string): string => {
  const shifted = new Date(new Date(instant).getTime() + 9 * 60 * 60 * 1000)
  return `${shifted.toISOString().slice(0, 19)}+09:00`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const html = (text: string) => text.replace(/[&<>]/gu, (character) => escapes[character] ?? '')

const descriptionHtml = (parts: readonly StatedText[]): string =>
  parts
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ heading, text }) =>
        `<p><strong>${html(heading)}</strong></p><p>${html(text.trim()).replace(/\r?\n/gu, '<br>')}</p>`,
    )
    .join('')

const placeOf = ({
  postalCode,
  prefectureCode,
  city,
  street,
}: JobPostingSource['workplaces'][number]): Place => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    addressRegion: prefectureName(prefectureCode),
    addressLocality: city,
    ...(street === '' ? {} : { streetAddress: street }),
    ...(postalCode === null ? {} : { postalCode: `${postalCode.slice(0, 3)}-${postalCode.slice(3)}` }),
  },
})

const salaryOf = ({
  unit,
  min,
  max,
}: JobPostingSource['wage']): Pick<JobPosting & object, 'baseSalary'> | object => {
  const unitText = unitTexts[unit]
  if (unitText === null || min === null) return {}
  const amount = max === null || max === min ? { value: min } : { minValue: min, maxValue: max }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount' as const,
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue' as const, ...amount, unitText },
    },
  }
}

/**
 * JobPosting by Google's rules for job pages: only for a single ad that is open and is a job; null for closed ads and
 * for events (open company, career education), which are no jobs. Times carry +09:00, the wage is in yen as numbers.
 */
export const jobPosting = (
  ad: JobPostingSource,
  address: string,
  description: readonly StatedText[],
): WithContext<JobPosting> | null => {
  const employmentType = employmentTypes[ad.kind]
  if (!ad.open || employmentType === null || ad.publishAt === null || ad.validThrough === null) return null
  const place =
    ad.remote === 'full'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country' as const, name: 'JP' },
        }
      : { jobLocation: ad.workplaces.map(placeOf) }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: bareTitle(ad.title, {
      companyNames: [ad.company.legalName, ad.company.displayName],
      workplaces: ad.workplaces,
    }),
    description: descriptionHtml(description),
    url: address,
    // Whoever reads the ad applies on this site, by a form of its own.
    directApply: true,
    datePosted: japaneseTime(ad.publishAt),
    validThrough: japaneseTime(ad.validThrough),
    employmentType:
      ad.kind === 'new_grad' && ad.term.kind === 'fixed' ? ['FULL_TIME', 'TEMPORARY'] : employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: ad.company.displayName,
      ...(ad.company.website === null ? {} : { sameAs: ad.company.website }),
      ...(ad.company.logo === null ? {} : { logo: new URL(ad.company.logo, address).href }),
    },
    identifier: { '@type': 'PropertyValue', name: ad.company.displayName, value: ad.id },
    ...place,
    ...salaryOf(ad.wage),
  }
}
