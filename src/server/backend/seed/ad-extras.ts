import { formatNearest, type NearestStation } from '#contract/nearest-stations.ts'
import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { Brief } from './ad-brief.ts'
import type { Term } from './ad-term.ts'
import type { AdSubject } from './ad-subject.ts'
import type { WorkplaceRow } from './ad-workplaces.ts'
import type { Random } from './random.ts'

type Facts = {
  occupation: OccupationCode
  hoursNote: string | null
  /** Fixed: it begins weeks from now, and lasts half a year. */
  termKind: Term['termKind']
  workplaces: readonly WorkplaceRow[]
}

/** Minutes on foot that ads call 駅チカ. */
const nearMinutes = 5

const isNear = ({ way, minutes }: NearestStation): boolean => way === 'walk' && minutes <= nearMinutes

/** Lines of business in which English is part of the work, by the beginning of what they do. */
const abroad = ['食品原料の輸入', '通販向け倉庫', 'ホテル', '翻訳', '英会話', '国内旅行']
const speaksEnglish = ({ company }: AdSubject): boolean =>
  abroad.some((start) => company.business.does.startsWith(start))

const ofPartTime = (
  subject: AdSubject,
  { occupation, hoursNote, termKind, workplaces }: Facts,
): readonly string[] => [
  '留学生も歓迎します（資格外活動の許可がある方）',
  ...(subject.brief?.kind === 'resort' ? [] : ['ほかのアルバイトとの掛け持ち（ダブルワーク）もできます']),
  ...workplaces.flatMap(({ stations }) =>
    stations.filter(isNear).map((each) => `駅チカ（${formatNearest(each)}）`),
  ),
  ...(occupation === 'food' && subject.brief?.kind !== 'resort' ? ['まかないあり'] : []),
  ...(speaksEnglish(subject) ? ['英語を使う場面があります（中国語・韓国語ができる方も歓迎します）'] : []),
  ...(subject.brief !== null ? [] : ofMonths({ hoursNote, termKind })),
]

/** Of work for half a year or longer. */
const ofMonths = ({ hoursNote, termKind }: Pick<Facts, 'hoursNote' | 'termKind'>): readonly string[] => [
  '扶養内で働けるように、シフトを調整します',
  ...(termKind === 'fixed'
    ? ['授業のない日は勤務の時間を増やせます']
    : ['夏休み・春休みは勤務の日数を増やせます', '面接のあと、早ければ即日から働けます']),
  ...(hoursNote?.includes('1日3時間') === true ? ['1日3時間からの短時間勤務ができます'] : []),
]

/** Where graduates come back to. */
const cities = new Set(['11', '12', '13', '14', '23', '27'])

const ofGraduates = (random: Random, subject: AdSubject): readonly string[] => [
  ...(subject.graduationYears.length > 0 && random.chance(0.2)
    ? ['卒業後3年以内の既卒の方も応募できます']
    : []),
  ...(!cities.has(subject.place.prefecture) && random.chance(0.3)
    ? ['Uターン・Iターン就職を歓迎します（面接の交通費を補助します）']
    : []),
  ...(random.chance(0.12) ? ['副業・兼業は届け出制で認めています'] : []),
  ...(speaksEnglish(subject) ? ['海外の方とのやりとりに英語を使います（TOEICの点数は問いません）'] : []),
]

/** What its house does, where an ad has not said so: whoever looks for a publisher or a maker of games types that. */
export const houseWords = ({ company: { row, business } }: AdSubject, said: string): string =>
  said.includes(business.does) ? '' : `\n\n${row.displayName}は、${business.does}を行っています。`

/** What an ad says beside its work; empty: nothing. */
export const extraWords = (random: Random, subject: AdSubject, facts: Facts): string => {
  const lines =
    subject.kind === 'part_time'
      ? random.sample(ofPartTime(subject, facts), random.int(2, 3))
      : subject.kind === 'new_grad'
        ? ofGraduates(random, subject)
        : []
  return lines.length === 0 ? '' : `\n\n【そのほか】\n${lines.map((line) => `・${line}`).join('\n')}`
}

/** Some part-time work is paid by the day, and whatever lasts for a few days. */
export const payday = (
  random: Random,
  kind: JobPostKind,
  note: string | null,
  brief: Brief | null,
): string | null =>
  kind === 'part_time' && (random.chance(0.2) || brief !== null)
    ? `${note ?? ''}${brief?.days === 1 ? '日払いです。' : '日払い・週払いも選べます。'}`
    : note
