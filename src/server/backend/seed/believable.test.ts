import { expect, test } from 'vitest'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { knownStation } from '#server/domain/places/station-values.ts'
import { isWorkingDay } from '#server/domain/working-days.ts'
import { dayOf } from './calendar.ts'
import { stationOf } from './ad-workplaces.ts'
import { seedCompany } from './company.ts'
import { openingHours } from './opening-hours.ts'
import { places } from './places.ts'
import { seedAdOf } from './seed-database.ts'

const base = { seed: '1', now: new Date('2026-11-21T12:00:00+09:00') }
const size = { companies: 60, jobs: 800 }
const ads = Array.from({ length: size.jobs }, (_, index) => {
  const { row, workplaces, company } = seedAdOf(base, size, index)
  return { ...row, workplaces, company, does: company.business.does }
})
type Ad = (typeof ads)[number]

/** Titles of the ads that the rule is about, and of those that break it. */
const told = (about: (ad: Ad) => boolean, breaks: (ad: Ad) => boolean) => {
  const those = ads.filter(about)
  expect(those.length).toBeGreaterThan(0)
  return those.filter(breaks).map(({ title, hoursNote }) => `${title}: ${hoursNote ?? ''}`)
}

/** In minutes of the day, as the note on hours says them. */
const span = ({ hoursNote }: Ad): [from: number, to: number] => {
  const [, fromHour, fromMinute, toHour, toMinute] = (
    /(\d+):(\d\d)〜(\d+):(\d\d)/u.exec(hoursNote ?? '') ?? []
  ).map(Number)
  return [fromHour! * 60 + fromMinute!, toHour! * 60 + toMinute!]
}
const byShift = ({ kind, hoursSystem }: Ad) =>
  hoursSystem === 'shift' && (kind === 'part_time' || kind === 'new_grad')

const desks = new Set(['sales', 'accounting', 'hr', 'software', 'infrastructure', 'finance'])

test('a nursery is not open at night, nor an office, and a pub is', () => {
  const ends = (limit: number) => (ad: Ad) => span(ad)[1] > limit * 60
  expect(
    told((ad) => byShift(ad) && ad.occupation === 'education' && /幼稚園|保育/u.test(ad.does), ends(19.5)),
  ).toEqual([])
  expect(told((ad) => byShift(ad) && desks.has(ad.occupation), ends(19))).toEqual([])
  expect(
    told(
      (ad) => byShift(ad) && ad.occupation === 'food' && ad.does.startsWith('居酒屋'),
      (ad) => !ends(22)(ad),
    ),
  ).toEqual([])
  const pub = ads.find(({ does }) => does.startsWith('居酒屋'))!.company.business
  expect(openingHours(pub, 'accounting').weekend).toBe(false)
})

test('a shift of eight hours with its break fits in', () => {
  expect(
    told(
      (ad) => byShift(ad) && ad.kind === 'new_grad',
      (ad) => span(ad)[1] - span(ad)[0] < 9 * 60,
    ),
  ).toEqual([])
})

test('where nobody works at weekends nobody is asked to', () => {
  expect(
    told(
      ({ kind, duties }) => kind === 'part_time' && duties.includes('土曜・日曜のどちらか'),
      ({ hoursNote, holidays }) =>
        hoursNote?.startsWith('平日') === true || holidays.startsWith('土曜・日曜'),
    ),
  ).toEqual([])
  expect(
    told(
      ({ kind, occupation }) => kind === 'part_time' && desks.has(occupation),
      ({ hoursNote, holidays }) =>
        hoursNote?.startsWith('平日') !== true || !holidays.startsWith('土曜・日曜・祝日'),
    ),
  ).toEqual([])
})

test('what is offered is what such a house has', () => {
  expect(
    told(
      ({ duties }) => duties.includes('制服の貸し出し'),
      ({ duties, occupation }) =>
        duties.includes('服装は清潔であれば自由') ||
        /^(?:software|sales|accounting|hr|data|education)$/u.test(occupation),
    ),
  ).toEqual([])
  expect(
    told(
      ({ duties }) => duties.includes('従業員割引'),
      ({ company }) => !['I', 'M'].includes(company.row.industryCode),
    ),
  ).toEqual([])
})

test('who is asked for is said once', () => {
  const asks = /学年は問いません|学年、学部・学科は問いません/u
  expect(
    told(
      ({ duties, participants }) => asks.test(`${duties}${participants}`),
      ({ graduationYears }) => graduationYears.length > 0,
    ),
  ).toEqual([])
  expect(
    told(
      ({ kind }) => kind === 'part_time',
      ({ duties, title }) => /副業/u.test(`${title}${duties}`),
    ),
  ).toEqual([])
})

test('an internship is for those who are in their third year when it is held, and says so', () => {
  const isForThird = ({ kind }: Ad) => kind === 'internship_general' || kind === 'internship_special'
  expect(
    told(isForThird, ({ graduationYears, eventDates }) => {
      const [, year, month] = (/^(\d+)年(\d+)月/u.exec(eventDates ?? '') ?? []).map(Number)
      return graduationYears.join() !== String(year! + (month! >= 4 ? 2 : 1))
    }),
  ).toEqual([])
  expect(told(isForThird, ({ participants }) => !/大学3年生、/u.test(participants ?? ''))).toEqual([])
})

test('what is only online asks for nobody’s hands, and is held nowhere', () => {
  const online = ({ kind, remote }: Ad) =>
    remote === 'full' &&
    ['internship_general', 'internship_special', 'open_company', 'career_education'].includes(kind)
  expect(told(online, ({ duties }) => /見学|同行|実験|接客の実習|職場での|実際の職場/u.test(duties))).toEqual(
    [],
  )
})

test('a company is represented by whoever the law lets represent it', () => {
  expect(
    told(
      ({ company }) => company.row.legalName.startsWith('合同会社'),
      ({ company }) => !company.row.representative.startsWith('代表社員 '),
    ),
  ).toEqual([])
})

test('whoever may graduate in either year may begin in either', () => {
  expect(
    told(
      ({ kind, graduationYears }) => kind === 'new_grad' && graduationYears.length > 0,
      ({ duties, graduationYears }) => {
        const begins = /【入社時期】\n(.*)|【入職時期】\n(.*)/u.exec(duties)?.[0] ?? ''
        return graduationYears.some((year) => !begins.includes(`${year}年`))
      },
    ),
  ).toEqual([])
})

const daysOf = ({ termFrom, termTo }: Ad) => (Date.parse(termTo!) - Date.parse(termFrom!)) / 86_400_000 + 1
const isBrief = (ad: Ad) => ad.kind === 'part_time' && ad.termKind === 'fixed' && daysOf(ad) < 30

test('work of a few days says how many, and nothing of months', () => {
  expect(
    told(isBrief, (ad) => {
      const words = `${ad.title}\n${ad.duties}\n${ad.hoursNote}`
      const [, month, day] = /-0?(\d+)-0?(\d+)$/u.exec(ad.termFrom!) ?? []
      return (
        /2か月以上|週\d日|慣れたら|最初の1か月|扶養|試験期間|従業員割引/u.test(words) ||
        !words.includes(`${month}月${day}日`) ||
        words.includes('単発') !== (daysOf(ad) === 1) ||
        ad.insurance.includes('employment') ||
        ad.raise !== null ||
        ad.renewalLimit !== '更新なし' ||
        !ad.holidays.includes(daysOf(ad) > 6 ? '週に2日' : `${daysOf(ad)}日`) ||
        ad.wageNote?.includes('日払い') !== true ||
        ad.wageNote.includes('週払い') === (daysOf(ad) === 1)
      )
    }),
  ).toEqual([])
  expect(told(isBrief, ({ occupation }) => desks.has(occupation))).toEqual([])
  const isResort = ({ title }: Ad) => title.includes('リゾートバイト')
  expect(
    told(
      (ad) => isBrief(ad) && !isResort(ad),
      ({ termFrom }) =>
        new Date(termFrom!).getUTCDay() !== 6 || /-(?:12-(?:29|30|31)|01-0[1-3])$/u.test(termFrom!),
    ),
  ).toEqual([])
  expect(
    told(
      isResort,
      (ad) =>
        daysOf(ad) !== 14 ||
        !ad.duties.includes('寮費') ||
        !ad.does.startsWith('ホテル') ||
        ad.workplaces.some(({ prefectureCode }) => prefectureCode === '13'),
    ),
  ).toEqual([])
})

test('only who may work there hears of pupils, and no pupil works after ten', () => {
  expect(
    told(
      ({ duties }) => duties.includes('高校生'),
      ({ kind, duties }) => kind !== 'part_time' || !duties.includes('22時まで'),
    ),
  ).toEqual([])
})

test('who never works at home is paid nothing for it', () => {
  expect(
    told(
      ({ allowances }) => allowances.some(({ name }) => name === '在宅勤務手当'),
      ({ remote }) => remote === 'none',
    ),
  ).toEqual([])
})

test('a house of a company is where it is, in whatever ad, and has one name', () => {
  const said = new Map<string, Set<string>>()
  const say = (of: string, what: string) => said.set(of, (said.get(of) ?? new Set()).add(what))
  for (const { company, workplaces } of ads)
    for (const { prefectureCode, city, name, street, stations } of workplaces) {
      const at = `${prefectureCode}${city}${street}`
      say(`${company.row.id} ${name}`, `${at} ${JSON.stringify(stations)}`)
      say(`${company.row.id} ${at}`, name)
    }
  expect(said.size).toBeGreaterThan(100)
  expect([...said.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([])
  // At home it is the address that the company has itself.
  expect(
    told(
      () => true,
      ({ company: { row }, workplaces }) =>
        workplaces
          .filter(({ postalCode }) => postalCode === row.postalCode)
          .some(({ street, name }) => street !== row.street || !/本(?:店|社|院|部|園|所)$/u.test(name)),
    ),
  ).toEqual([])
})

test('graduates come back to where they left from', () => {
  expect(
    told(
      ({ duties }) => duties.includes('Uターン'),
      ({ workplaces }) => ['11', '12', '13', '14', '23', '27'].includes(workplaces[0]!.prefectureCode),
    ),
  ).toEqual([])
})

test('nobody is hired after the beginning, nor more people than a house has room for', () => {
  expect(
    told(
      ({ kind, validThrough, graduationYears }) =>
        kind === 'new_grad' && validThrough !== null && graduationYears.length > 0,
      ({ validThrough, graduationYears }) =>
        validThrough! > new Date(`${Math.max(...graduationYears)}-03-31T23:59:59+09:00`),
    ),
  ).toEqual([])
  expect(
    told(
      ({ company }) => company.row.employees !== null && company.row.employees < 100,
      ({ company, openings }) => openings > company.row.employees! / 2,
    ),
  ).toEqual([])
})

test('where nobody works at home no ad may move work there', () => {
  expect(
    told(
      ({ kind, remote }) => kind === 'new_grad' && remote === 'none',
      ({ workplacesRange }) => workplacesRange.includes('在宅勤務'),
    ),
  ).toEqual([])
})

test('children in a nursery have no questions on their studies, and pupils no diary of the nursery', () => {
  const partTime = (start: RegExp) => (ad: Ad) =>
    ad.kind === 'part_time' && ad.occupation === 'education' && start.test(ad.does)
  expect(told(partTime(/^(?:幼稚園|認可保育所)/u), ({ duties }) => duties.includes('学習の質問'))).toEqual([])
  expect(told(partTime(/^小中高生/u), ({ duties }) => duties.includes('連絡帳'))).toEqual([])
})

test('work of given days asks nobody on which days', () => {
  expect(told(isBrief, ({ questions }) => questions.some((each) => /曜日|いつから/u.test(each)))).toEqual([])
})

test('who lives where they work has no way to it each day, nor another job beside it', () => {
  expect(
    told(
      ({ duties }) => duties.includes('寮に住み込み'),
      ({ duties, allowances }) =>
        /まかない|掛け持ち/u.test(duties) || allowances.some(({ note }) => note?.startsWith('1日') === true),
    ),
  ).toEqual([])
})

test('a rule on smoking that differs by place has places, of which it names one', () => {
  expect(
    told(
      ({ smoking }) => smoking === 'varies',
      ({ smokingNote, workplaces }) =>
        workplaces.length < 2 || !workplaces.some(({ name }) => smokingNote?.startsWith(`${name}は`)),
    ),
  ).toEqual([])
})

test('no company is older than what it does can be', () => {
  const since = (start: RegExp, year: number) =>
    told(
      ({ does }) => start.test(does),
      ({ company }) => (company.row.foundedYear ?? year) < year,
    )
  expect(since(/^スマートフォン/u, 2008)).toEqual([])
  expect(since(/クラウド|^オンライン/u, 1998)).toEqual([])
  expect(since(/ネットワーク|^訪問介護|^データ分析/u, 1990)).toEqual([])
})

test('every ad says what its house does', () => {
  expect(ads.filter(({ title, duties, does }) => !`${title}${duties}`.includes(does)).length).toBe(0)
})

test('what a house offers it has: meals where food is made, a station that is near, more for the night', () => {
  expect(
    told(
      ({ duties }) => duties.includes('まかない'),
      ({ occupation }) => occupation !== 'food',
    ),
  ).toEqual([])
  expect(
    told(
      ({ title, duties }) => `${title}${duties}`.includes('駅チカ'),
      ({ workplaces }) => !workplaces.some(({ stations }) => stations.some(({ minutes }) => minutes <= 5)),
    ),
  ).toEqual([])
  expect(
    told(
      (ad) => ad.kind === 'part_time' && span(ad)[1] > 22 * 60,
      ({ wageNote }) => !(wageNote ?? '').includes('25%'),
    ),
  ).toEqual([])
})

test('who is hired for a day or some days is not asked to an interview first', () => {
  expect(
    told(
      ({ kind, duties }) => kind === 'part_time' && /単発のアルバイト|短期のアルバイト/u.test(duties),
      ({ selectionFlow }) => selectionFlow.some((step) => /面接/u.test(step) && !/面接なし/u.test(step)),
    ),
  ).toEqual([])
})

const isProgramme = ({ kind }: Ad) => !isEmployment(kind) || kind === 'internship_advanced'

test('a programme is held when it says: from a working day on, after its answers, which are not due at the turn of the year', () => {
  expect(
    told(isProgramme, ({ termFrom, termTo }) => !isWorkingDay(termFrom!) || !isWorkingDay(termTo!)),
  ).toEqual([])
  expect(
    told(
      (ad) => isProgramme(ad) && ad.validThrough !== null,
      ({ validThrough, replyByDays, termFrom }) =>
        dayOf(new Date(validThrough!.getTime() + replyByDays * 86_400_000)) >= termFrom!,
    ),
  ).toEqual([])
  expect(
    told(
      ({ validThrough }) => validThrough !== null,
      ({ validThrough }) => /-(?:12-(?:29|30|31)|01-0[1-3])$/u.test(dayOf(validThrough!)),
    ),
  ).toEqual([])
})

test('whoever may choose a day knows which there are, and is asked; nobody else is promised a choice', () => {
  expect(
    told(isProgramme, ({ eventDates, duties }) => /選べます/u.test(`${eventDates ?? ''}${duties}`)),
  ).toEqual([])
  expect(
    told(
      ({ kind }) => kind === 'open_company' || kind === 'career_education',
      ({ kind, eventDates, eventDays, questions }) => {
        const dates = eventDates!.match(/\d+日（[月火水木金]）/gu) ?? []
        const asked = questions.includes('参加を希望する日を教えてください。')
        return kind === 'open_company' ? dates.length < 2 || !asked : dates.length !== eventDays || asked
      },
    ),
  ).toEqual([])
})

test('an internship of three months on four days a week says so everywhere', () => {
  expect(
    told(
      ({ kind }) => kind === 'internship_advanced',
      (ad) =>
        daysOf(ad) < 80 ||
        daysOf(ad) > 92 ||
        !ad.title.includes('3か月') ||
        !ad.title.includes('週4日') ||
        /2か月/u.test(`${ad.title}${ad.duties}`) ||
        ad.hoursNote?.includes('週4日') !== true ||
        !ad.holidays.includes('週休3日') ||
        ad.holidaysPerYear !== null,
    ),
  ).toEqual([])
})

const companies = Array.from({ length: 300 }, (_, index) => seedCompany(base, index).row)

test('people have worked for a company no longer than it is there, nor since they were children', () => {
  expect(
    companies.filter(({ youthInfo, foundedYear }) => {
      const { averageTenure = 0, averageAge = 99 } = youthInfo ?? {}
      return averageTenure! > (2026 - foundedYear!) * 0.7 || averageTenure! > averageAge! - 20
    }),
  ).toEqual([])
})

test('of the directors of a company a whole number are women, and a small company has few', () => {
  const isOf = (percent: number, most: number) =>
    Array.from({ length: most - 2 }, (_, index) => index + 3).some((all) =>
      Array.from({ length: all + 1 }, (_, part) => part).some(
        (part) => Math.abs((100 * part) / all - percent) < 0.051,
      ),
    )
  expect(
    companies.filter(({ youthInfo, employees }) => {
      const percent = youthInfo?.femaleOfficers ?? 0
      return !isOf(percent, employees! < 100 ? 5 : employees! < 300 ? 8 : 14)
    }),
  ).toEqual([])
})

test('a company looks for no more people than it can take in', () => {
  const isEvent = ({ kind }: Ad) => kind === 'open_company' || kind === 'career_education'
  expect(
    told(
      (ad) => !isEvent(ad),
      ({ kind, openings, company }) =>
        openings > Math.max(2, company.row.employees! * (kind === 'new_grad' ? 0.03 : 0.1)) ||
        (kind !== 'new_grad' && openings > 5),
    ),
  ).toEqual([])
  expect(told(isEvent, ({ openings }) => openings < 5 || openings > 30)).toEqual([])
})

test('part-time work is what it is called, and a translation nothing that is reported on', () => {
  const named = /梱包|ピッキング|仕分け|検品|品出し|レジ|受付|キッチン/gu
  expect(
    told(
      ({ kind, title }) => kind === 'part_time' && title.search(named) >= 0,
      ({ title, duties }) => {
        const [, tasks = ''] = /【仕事内容】\n((?:・.*\n?)+)/u.exec(duties) ?? []
        return title.match(named)!.some((name) => !tasks.includes(name === 'キッチン' ? '調理' : name))
      },
    ),
  ).toEqual([])
  expect(
    told(
      ({ kind, title }) => kind === 'part_time' && /キッチンスタッフ/u.test(title),
      ({ duties }) => /注文の受付|飲み物の提供/u.test(duties),
    ),
  ).toEqual([])
  expect(
    told(
      ({ occupation, does }) => occupation === 'editing' && does.startsWith('翻訳'),
      ({ duties }) => /取材|執筆|に載せる記事/u.test(duties),
    ),
  ).toEqual([])
})

test('every place has a station that there is, where its prefecture says', () => {
  const unknown = places.filter((place) => knownStation(stationOf(place)) !== stationOf(place))
  expect(unknown.map(({ station }) => station)).toEqual([])
})
