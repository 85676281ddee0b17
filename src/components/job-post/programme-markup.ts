import { programmeRemoteNames } from '#contract/codes/job-post.ts'
import { graduationLine, hoursLine, termLine } from '#contract/format/job-post-lines.ts'
import { formatWage } from '#contract/format/money.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { typedText } from '#components/text/typed-text-markup.ts'
import { allowances, amount, selection, smoking } from './conditions-markup.ts'
import { plainTerms } from './plain-terms.ts'
import { programmeNames as names } from './stated-texts.ts'
import { asTyped, placeList, statedPart, term, terms } from './term-markup.ts'
import type { JobPost } from './wording.ts'
import { workAspects } from './work-aspects-markup.ts'

type Event = NonNullable<JobPost['event']>

const time = (job: JobPost, { dates, days }: Event): Markup => {
  const { hours, holidays, term: length } = job
  return statedPart(
    'time',
    '開催日と時間',
    terms([
      dates === null ? null : term(names.dates, asTyped(dates)),
      days === null ? null : term('日数', `${days}日`),
      length.from === null ? null : term('開催期間', termLine(length)),
      term('時間帯', markup`<p>${hoursLine(hours)}</p>${hours.note !== null && asTyped(hours.note)}`),
      term(names.holidays, asTyped(holidays)),
      ...plainTerms(job, 'time'),
    ]),
  )
}

const place = (job: JobPost): Markup =>
  statedPart(
    'place',
    job.remote === 'full' ? '参加の方法' : '会場',
    terms([
      job.remote === 'full'
        ? term('主催する事業所', placeList(job.workplaces.map((each) => ({ ...each, access: null }))))
        : term('会場', placeList(job.workplaces)),
      term('オンラインでの参加', programmeRemoteNames[job.remote]),
      smoking(job),
      ...plainTerms(job, 'place'),
    ]),
  )

const pay = (job: JobPost, { travelCosts }: Event): Markup =>
  statedPart(
    'pay',
    '報酬と交通費',
    terms([
      term('報酬', amount(job.wage, formatWage)),
      allowances(job.wage),
      travelCosts === null ? null : term(names.travelCosts, asTyped(travelCosts)),
      ...plainTerms(job, 'pay'),
    ]),
  )

const who = (job: JobPost, { participants }: Event): Markup =>
  statedPart(
    'who',
    '申し込み',
    terms([
      term(
        names.participants,
        markup`${participants !== null && asTyped(participants)}<p>${graduationLine(job.graduationYears)}</p>`,
      ),
      ...selection(job),
    ]),
  )

/** All that a programme without a contract states, by the names that its form has; of a contract it says nothing. */
export const programmeConditions = (job: JobPost, event: Event): Markup =>
  markup`${statedPart('work', names.duties, typedText(job.duties))}${workAspects(job.workAspects)}${time(job, event)}${place(job)}${pay(job, event)}${who(job, event)}`
