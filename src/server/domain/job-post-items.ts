import {
  ageLimitExceptionNames,
  hoursSystemNames,
  insuranceNames,
  jobPostKindShortNames,
  smokingNames,
} from '#contract/codes/job-post.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import {
  allowanceLine,
  fixedOvertimeLine,
  graduationLine,
  hoursLine,
  noFixedOvertime,
  overtimeLine,
  replyLine,
  termLine,
} from '#contract/format/job-post-lines.ts'
import { formatWage } from '#contract/format/money.ts'
import { remoteWords } from '#contract/job-post-kinds.ts'
import { formatAddress } from '#contract/format/place.ts'
import { formatDate, formatMinutes } from '#contract/format/time.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import { describedAspects, workAspectText, workAspectWords } from '#contract/questionnaires/work-aspects.ts'

/** `weighty`: pay, hours, place, work or contract; who applied to other words has to be told. Empty text: nothing is stated. */
type Item = { label: string; weighty: boolean; text: (ad: JobPostSnapshot) => string }

const none = 'なし'
const weighty = (label: string, text: Item['text']): Item => ({ label, weighty: true, text })
const light = (label: string, text: Item['text']): Item => ({ label, weighty: false, text })

const placesOf = (ad: JobPostSnapshot, wanted: 'hire' | 'range'): string =>
  ad.workplaces
    .filter(({ scope }) => scope === wanted)
    .map(({ name, access, ...address }) =>
      [name, formatAddress(address), access ?? ''].filter(Boolean).join('\n'),
    )
    .join('\n')

const fixedOvertimeOf = (ad: JobPostSnapshot): string => {
  const { fixedOvertimeName: name, fixedOvertimeAmount: amount } = ad
  const { fixedOvertimeHours: hours, fixedOvertimeExcessPaid: excessPaid } = ad
  return name === null || amount === null || hours === null || excessPaid === null
    ? noFixedOvertime
    : fixedOvertimeLine({ name, amount, hours, excessPaid })
}

const hoursOf = (ad: JobPostSnapshot): string =>
  [
    hoursLine({ ...ad, system: ad.hoursSystem }),
    hoursSystemNames[ad.hoursSystem],
    ad.deemedMinutes === null ? '' : `1日${formatMinutes(ad.deemedMinutes)}働いたものとみなします。`,
    ad.hoursNote ?? '',
  ]
    .filter((line, index, lines) => line !== '' && lines.indexOf(line) === index)
    .join('\n')

const ageLimitOf = ({ ageLimitMax, ageLimitException, ageLimitReason }: JobPostSnapshot): string =>
  ageLimitException === null
    ? none
    : [
        ageLimitMax === null ? '年齢の制限あり' : `${ageLimitMax}歳以下`,
        `${ageLimitExceptionNames[ageLimitException]}。${ageLimitReason ?? ''}`,
      ].join('\n')

const lines = (texts: readonly string[]): string => (texts.length === 0 ? none : texts.join('\n'))

/** What an ad states, item by item in the order and under the names of its page. */
export const jobPostItems = {
  title: light('求人名', ({ title }) => title),
  kind: weighty('募集の種類', ({ kind }) => jobPostKindShortNames[kind]),
  occupation: weighty('職種', ({ occupation }) => occupationName(occupation)),
  duties: weighty('仕事の内容', ({ duties }) => duties),
  duties_range: weighty('業務の変更の範囲', ({ dutiesRange }) => dutiesRange),
  work_aspects: light('仕事の様子', ({ workAspects }) =>
    describedAspects(workAspects)
      .map(({ aspect, value }) => `${workAspectWords[aspect].name}：${workAspectText(aspect, value)}`)
      .join('\n'),
  ),
  participants: light('対象', ({ participants }) => participants ?? ''),
  event_dates: weighty('開催日', ({ eventDates }) => eventDates ?? ''),
  event_days: weighty('日数', ({ eventDays }) => (eventDays === null ? '' : `${eventDays}日`)),
  wage: weighty('給与', ({ wageUnit, wageMin, wageMax }) => formatWage(wageUnit, wageMin, wageMax)),
  wage_note: weighty('給与の補足', ({ wageNote }) => wageNote ?? ''),
  fixed_overtime: weighty('固定残業代', fixedOvertimeOf),
  allowances: weighty('手当', ({ allowances }) => lines(allowances.map(allowanceLine))),
  bonus: weighty('賞与', ({ bonus }) => bonus ?? ''),
  raise: weighty('昇給', ({ raise }) => raise ?? ''),
  travel_costs: weighty('交通費', ({ travelCosts }) => travelCosts ?? ''),
  workplaces: weighty('働きはじめの場所', (ad) => placesOf(ad, 'hire')),
  workplaces_range: weighty('勤務地の変更の範囲', (ad) =>
    [ad.workplacesRange, placesOf(ad, 'range')].filter(Boolean).join('\n'),
  ),
  remote: weighty('リモートワーク', (ad) => remoteWords(ad) || none),
  smoking: light('受動喫煙の対策', ({ smoking, smokingNote }) =>
    smokingNote === null ? smokingNames[smoking] : `${smokingNames[smoking]}（${smokingNote}）`,
  ),
  hours: weighty('働く時間', hoursOf),
  overtime: weighty('時間外の勤務', ({ overtime, overtimeHours }) =>
    overtimeLine({ exists: overtime, hoursPerMonth: overtimeHours }),
  ),
  holidays: weighty('休日・休暇', ({ holidays, holidaysPerYear }) =>
    holidaysPerYear === null ? holidays : `年間${holidaysPerYear}日\n${holidays}`,
  ),
  term: weighty('契約の期間', ({ termKind, termFrom, termTo }) =>
    termLine({ kind: termKind, from: termFrom, to: termTo }),
  ),
  renewal_criteria: weighty('更新の基準', ({ renewalCriteria }) => renewalCriteria ?? ''),
  renewal_limit: weighty('更新の上限', ({ renewalLimit }) => renewalLimit ?? ''),
  probation: weighty('試用期間', ({ probationMonths, probationConditions }) =>
    probationMonths === 0 ? none : `${probationMonths}か月\n${probationConditions ?? ''}`,
  ),
  insurance: weighty('加入する保険', ({ insurance }) =>
    insurance.length === 0 ? none : insurance.map((kind) => insuranceNames[kind]).join('、'),
  ),
  dispatch: weighty('雇用の形', ({ dispatch }) => (dispatch ? '派遣労働者として雇用します' : '直接雇用')),
  graduation_years: light('応募できる人', ({ graduationYears }) => graduationLine(graduationYears)),
  age_limit: light('年齢の制限', ageLimitOf),
  openings: light('募集人数', ({ openings }) => `${openings}名`),
  selection_flow: light('選考の流れ', ({ selectionFlow }) => lines(selectionFlow)),
  questions: light('応募のときの質問', ({ questions }) => lines(questions)),
  reply_by_days: light('返信の約束', ({ replyByDays }) => replyLine(replyByDays)),
  valid_through: light('応募期限', ({ validThrough }) =>
    validThrough === null ? '定めなし' : formatDate(validThrough),
  ),
} as const satisfies Readonly<Record<string, Item>>
