import { expect, test } from 'vitest'
import { isCorporateNumber } from '#contract/corporate-number.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { legalFacts } from '#server/domain/legal/facts.ts'
import { isWorkingDay } from '#server/domain/working-days.ts'
import { dayOf } from './calendar.ts'
import { seedCompany } from './company.ts'
import { seedInfos } from './infos.ts'
import { seedAdOf } from './seed-database.ts'

const now = new Date('2026-11-21T12:00:00+09:00')
const base = { seed: '1', now }
const size = { companies: 60, jobs: 800 }
const ads = Array.from({ length: size.jobs }, (_, index) => seedAdOf(base, size, index))

test('the same seed and day give the same data, ids included; another seed gives another', () => {
  for (const index of [0, 17, 799]) expect(seedAdOf(base, size, index)).toEqual(ads[index])
  expect(seedAdOf({ ...base, seed: '2' }, size, 0).row.id).not.toBe(ads[0]!.row.id)
  expect(seedInfos(base)).toEqual(seedInfos(base))
  expect(new Set(ads.map(({ row }) => row.id)).size).toBe(size.jobs)
})

test('every ad states what the law asks for', () => {
  const findings = ads.flatMap(({ row, workplaces, company }) =>
    checkJobPost(legalFacts(row, workplaces, company.row, now)).map((finding) => ({
      title: row.title,
      ...finding,
    })),
  )
  expect(findings).toEqual([])
})

test('features are those the rule reads from the ad', () => {
  for (const { row } of ads) expect(row.features).toEqual(jobPostFeatures(row))
})

test('no two ads share their text, and no placeholder is left', () => {
  expect(new Set(ads.map(({ row }) => row.duties)).size).toBe(size.jobs)
  const titles = new Set(ads.map(({ row }) => row.title))
  expect(titles.size).toBeGreaterThan(size.jobs * 0.85)
  for (const { row } of ads) {
    expect(`${row.title}${row.duties}`).not.toMatch(/[{}]|undefined|null|NaN/)
    expect(row.title.length).toBeLessThanOrEqual(80)
  }
})

const told = ads.map(({ row, company }) => ({ ...row, does: company.business.does }))

test('no ad contradicts itself', () => {
  const titlesOf = (wrong: (ad: (typeof told)[number]) => boolean) =>
    told.filter(wrong).map(({ title }) => title)
  const startsLater = (ad: (typeof told)[number]) => ad.termKind === 'fixed' && ad.kind === 'part_time'
  expect({
    nightPayWithoutNight: titlesOf(
      ({ wageNote, hoursNote }) =>
        wageNote?.includes('22時以降') === true && hoursNote?.includes('〜23:00') !== true,
    ),
    startsBeforeItsDeadline: titlesOf(
      ({ kind, termKind, termFrom, validThrough }) =>
        (kind === 'part_time' || kind === 'paid_internship') &&
        termKind === 'fixed' &&
        validThrough !== null &&
        termFrom! <= dayOf(validThrough),
    ),
    atOnceButLater: titlesOf((ad) => startsLater(ad) && ad.duties.includes('即日')),
    summerAfterItsTerm: titlesOf((ad) => startsLater(ad) && ad.duties.includes('夏休み')),
    childrenAmongGrownUps: titlesOf(
      ({ does, duties }) => /^(?:公務員試験|英会話)/u.test(does) && /子ども|保護者|連絡帳/u.test(duties),
    ),
    summerBeforeGraduationTooLate: titlesOf(
      ({ kind, termFrom, graduationYears }) =>
        kind.startsWith('internship_') &&
        termFrom!.slice(5, 7) === '08' &&
        graduationYears.some((year) => year <= Number(termFrom!.slice(0, 4)) + 1),
    ),
    facesHiddenInARoom: titlesOf(({ remote, duties }) => remote === 'none' && duties.includes('顔を出さず')),
    shorterThanItsTitle: titlesOf(
      ({ title, duties }) => title.includes('半年以上') && duties.includes('3か月以上'),
    ),
    firstDayOff: titlesOf(({ kind, termFrom }) => kind === 'paid_internship' && !isWorkingDay(termFrom!)),
    measuringFromHome: titlesOf(
      ({ kind, remote, duties }) =>
        kind === 'part_time' && remote !== 'none' && duties.includes('手順に沿った測定'),
    ),
  }).toEqual({
    nightPayWithoutNight: [],
    startsBeforeItsDeadline: [],
    atOnceButLater: [],
    summerAfterItsTerm: [],
    childrenAmongGrownUps: [],
    summerBeforeGraduationTooLate: [],
    facesHiddenInARoom: [],
    shorterThanItsTitle: [],
    firstDayOff: [],
    measuringFromHome: [],
  })
})

test('dates agree with the status', () => {
  const statuses = new Set(ads.map(({ row }) => row.status))
  expect(statuses).toEqual(
    new Set(['published', 'closed', 'expired', 'paused', 'scheduled', 'draft', 'in_review']),
  )
  const instant = (date: Date | null) => date!.getTime()
  const withStatus = (status: string) => ads.map(({ row }) => row).filter((row) => row.status === status)
  for (const { row } of ads) {
    expect(row.createdAt.getTime()).toBeLessThan(now.getTime())
    expect(row.updatedAt.getTime()).toBeGreaterThanOrEqual(row.createdAt.getTime())
    expect(row.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
  for (const row of withStatus('published')) {
    expect(instant(row.publishAt)).toBeLessThanOrEqual(now.getTime())
    expect(instant(row.validThrough)).toBeGreaterThan(now.getTime())
  }
  for (const row of withStatus('scheduled')) expect(instant(row.publishAt)).toBeGreaterThan(now.getTime())
  for (const row of withStatus('expired')) expect(instant(row.validThrough)).toBeLessThan(now.getTime())
  for (const row of [...withStatus('expired'), ...withStatus('closed')])
    expect(instant(row.closedAt)).toBeGreaterThan(instant(row.publishAt))
})

test.each(Array.from({ length: 12 }, (_, month) => month + 1))('holds when loaded in month %i', (month) => {
  const then = new Date(Date.UTC(2027, month - 1, (month * 7) % 28, 16))
  const faults = Array.from({ length: 100 }, (_, index) =>
    seedAdOf({ seed: 'months', now: then }, { companies: 20, jobs: 100 }, index),
  ).filter(({ row, workplaces, company }) => {
    const found = checkJobPost(legalFacts(row, workplaces, company.row, then))
    const ended = row.status === 'published' && row.validThrough! <= then
    return found.length > 0 || ended || (row.validThrough !== null && row.validThrough <= row.publishAt!)
  })
  expect(faults).toEqual([])
})

test('companies are distinct and their numbers and addresses well formed', () => {
  const companies = Array.from({ length: 300 }, (_, index) => seedCompany(base, index).row)
  expect(new Set(companies.slice(0, 60).map(({ displayName }) => displayName)).size).toBe(60)
  expect(new Set(companies.map(({ corporateNumber }) => corporateNumber)).size).toBe(300)
  for (const row of companies) {
    expect(isCorporateNumber(row.corporateNumber!)).toBe(true)
    expect(row.kana).toMatch(/^[ァ-ヶー]+$/)
    expect(row.contactTel).toMatch(/^\+81\d{9}$/)
    expect(row.contactEmail).toMatch(/^saiyo@[a-z0-9]+\.example$/)
  }
})
