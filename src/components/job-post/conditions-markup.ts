import {
  ageLimitExceptionNames,
  hoursSystemNames,
  remoteNames,
  smokingNames,
  termKindNames,
} from '#contract/codes/job-post.ts'
import {
  allowanceLine,
  baseWageName,
  fixedOvertimeLine,
  graduationLine,
  hoursLine,
  noFixedOvertime,
  overtimeLine,
  replyLine,
  termLine,
} from '#contract/format/job-post-lines.ts'
import { formatWageAmount, type formatWage } from '#contract/format/money.ts'
import { formatMinutes } from '#contract/format/time.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { typedText } from '#components/text/typed-text-markup.ts'
import { contractNames as names } from './stated-texts.ts'
import { plainTerms } from './plain-terms.ts'
import { asTyped, changeRange, lineList, placeList, statedPart, term, terms } from './term-markup.ts'
import type { JobPost } from './wording.ts'
import { workAspects } from './work-aspects-markup.ts'

/** The amount of a wage or reward, and what belongs to it. */
/** `format`: with its unit, unless the name of the item says it. */
export const amount = (
  { unit, min, max, note }: JobPost['wage'],
  format: typeof formatWage = formatWageAmount,
): Markup =>
  markup`<p class="amount">${format(unit, min, max)}</p>${
    unit === 'unpaid' && markup`<p>雇用契約を結ばないプログラムのため、給与はありません。</p>`
  }${note !== null && asTyped(note)}`

export const allowances = ({ allowances: given }: JobPost['wage']): Markup | null =>
  given.length === 0 ? null : term('手当', lineList(given.map(allowanceLine)))

export const smoking = ({ smoking: code, smokingNote }: JobPost): Markup =>
  term('受動喫煙の対策', `${smokingNames[code]}${smokingNote === null ? '' : `（${smokingNote}）`}`)

/** How one is chosen, what is asked, and when an answer comes: the end of what any ad states. */
export const selection = (job: JobPost): Markup[] => [
  ...plainTerms(job, 'who'),
  term('返信の約束', replyLine(job.replyByDays)),
]

const work = (job: JobPost): Markup =>
  statedPart(
    'work',
    names.duties,
    markup`${typedText(job.duties)}<div class="range"><h3>${names.dutiesRange}</h3>${asTyped(job.dutiesRange)}</div>`,
  )

const pay = (job: JobPost): Markup => {
  const { wage } = job
  const fixed = wage.fixedOvertime === null ? noFixedOvertime : fixedOvertimeLine(wage.fixedOvertime)
  return statedPart(
    'pay',
    '給与',
    terms([
      term(baseWageName(wage.unit), amount(wage)),
      wage.unit === 'unpaid' ? null : term('固定残業代', fixed),
      allowances(wage),
      wage.bonus === null ? null : term('賞与', wage.bonus),
      wage.raise === null ? null : term('昇給', wage.raise),
      ...plainTerms(job, 'pay'),
    ]),
  )
}

const place = (job: JobPost): Markup => {
  const more = job.workplacesInRange.length > 0 && placeList(job.workplacesInRange)
  return statedPart(
    'place',
    '勤務地',
    terms([
      term('働きはじめの場所', placeList(job.workplaces), changeRange(job.workplacesRange, more)),
      term('リモートワーク', job.remote === 'none' ? 'なし' : remoteNames[job.remote]),
      smoking(job),
      ...plainTerms(job, 'place'),
    ]),
  )
}

const time = (job: JobPost): Markup => {
  const { hours, overtime, holidays, holidaysPerYear } = job
  const deemed =
    hours.deemedMinutes !== null &&
    markup`<p>1日${formatMinutes(hours.deemedMinutes)}働いたものとみなします。</p>`
  const system =
    hours.startsAt !== null && markup`<p class="soft small">${hoursSystemNames[hours.system]}</p>`
  const days = holidaysPerYear !== null && markup`<p class="amount">年間${holidaysPerYear}日</p>`
  return statedPart(
    'time',
    '時間と休み',
    terms([
      term(
        '働く時間',
        markup`<p>${hoursLine(hours)}</p>${system}${deemed}${hours.note !== null && asTyped(hours.note)}`,
      ),
      term('時間外の勤務', overtimeLine(overtime)),
      term(names.holidays, markup`${days}${asTyped(holidays)}`),
      ...plainTerms(job, 'time'),
    ]),
  )
}

const contract = (job: JobPost): Markup => {
  const { term: length, probation, dispatch } = job
  const kind = length.kind === 'fixed' && markup`<p class="soft small">${termKindNames.fixed}</p>`
  const trial =
    probation === null
      ? 'なし'
      : markup`<p>${probation.months}か月</p>${asTyped(`試用期間中の条件：${probation.conditions}`)}`
  return statedPart(
    'contract',
    '契約と保険',
    terms([
      term('契約の期間', markup`<p>${termLine(length)}</p>${kind}`),
      length.renewalCriteria === null ? null : term('更新の基準', length.renewalCriteria),
      length.renewalLimit === null ? null : term('更新の上限', length.renewalLimit),
      term('試用期間', trial),
      ...plainTerms(job, 'contract'),
      dispatch ? term('雇用の形', '派遣労働者として雇用します') : null,
    ]),
  )
}

const ageLine = (ageLimit: NonNullable<JobPost['ageLimit']>): Markup => {
  const { max, reason } = ageLimit
  const exception = Object.entries(ageLimitExceptionNames).find(([code]) => code === ageLimit.exception)?.[1]
  return markup`<p>${max === null ? '年齢の制限あり' : `${max}歳以下`}</p><p class="soft small">${exception}。${reason}</p>`
}

const who = (job: JobPost): Markup => {
  const { ageLimit } = job
  return statedPart(
    'who',
    '応募と選考',
    terms([
      term(
        '応募できる人',
        markup`<p>${graduationLine(job.graduationYears)}</p>${ageLimit !== null && ageLine(ageLimit)}`,
      ),
      ...selection(job),
    ]),
  )
}

/** All that an ad of work under a contract must state (職業安定法5条の3, 職業安定法施行規則4条の2), in the order a student asks. */
export const conditions = (job: JobPost): Markup =>
  markup`${work(job)}${workAspects(job.workAspects)}${pay(job)}${place(job)}${time(job)}${contract(job)}${who(job)}`
