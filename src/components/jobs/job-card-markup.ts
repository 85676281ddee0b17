import { featureTagNames, jobPostKindShortNames, type FeatureTag } from '#contract/codes/job-post.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import { replyLine } from '#contract/format/job-post-lines.ts'
import { formatWage } from '#contract/format/money.ts'
import { formatPlaces } from '#contract/format/place.ts'
import { formatRemaining, formatSince } from '#contract/format/relative-day.ts'
import { formatDayOfYear, japaneseDay } from '#contract/format/time.ts'
import { cardFeatures } from '#contract/job-post-chips.ts'
import { remoteWords } from '#contract/job-post-kinds.ts'
import { leastShiftLine } from '#contract/least-shift.ts'
import { routes } from '#contract/routes.ts'
import { companyLogo } from '#components/companies/logo-markup.ts'
import { withBars } from '#components/text/bar-markup.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { readFragment, type FragmentOf } from '#operations/graphql.ts'
import { JobCard } from '#operations/job-posts.ts'
import { bookmarkButton } from './bookmark-button-markup.ts'

type Parts = readonly { text: string; matched: boolean }[]

/** An ad of a list. `found` holds its title and a line of its text with what a search found. */
export type JobCardSource = {
  job: FragmentOf<typeof JobCard>
  found?: { title: Parts; snippet: Parts }
  /** From a station that was asked for. */
  way?: string | null
}

export type JobCardView = {
  now: Date
  /** Prefectures, and words for places, whose place is named first, since the card stands there for its sake. */
  near: readonly string[]
  /** Tags that were asked for: they are named first. */
  asked: readonly FeatureTag[]
  /** Of its heading. */
  level: 2 | 3
  /** Why it stands there, at its end. */
  reasons: Markup | null
}

/** Text in parts; what a search found is marked. */
const marked = (parts: Parts): Markup[] =>
  parts.map(({ text, matched }) => (matched ? markup`<mark>${withBars(text)}</mark>` : withBars(text)))

const headed = (level: 2 | 3, content: Markup): Markup =>
  level === 2 ? markup`<h2>${content}</h2>` : markup`<h3>${content}</h3>`

/** An ad as an item of a list. A list has twenty: as components with the boxes of the filters, they were a fifth of its rendering. */
export const jobCard = ({ job: masked, found, way = null }: JobCardSource, view: JobCardView): Markup => {
  const { now, near, asked, level, reasons } = view
  const job = readFragment(JobCard, masked)
  const isNear = ({ prefectureCode, city }: { prefectureCode: string; city: string }) =>
    near.some((place) => place === prefectureCode || (place.length > 1 && city.includes(place)))
  const places = job.workplaces.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
  const title = found === undefined ? withBars(job.title) : marked(found.title)
  const snippet = found?.snippet.some(({ matched }) => matched) === true ? found.snippet : []
  const shift = leastShiftLine(job.hours.note)
  const remote = remoteWords(job)
  const wage = formatWage(job.wage.unit, job.wage.min, job.wage.max)
  const remaining = job.validThrough === null ? null : formatRemaining(job.validThrough, now)
  const features = cardFeatures(job.features, asked, 4)
  return markup`<li class="job-card"><article><p class="kind"><span class="tag strong">${jobPostKindShortNames[job.kind]}</span>${
    job.publishAt !== null && markup`<span class="soft small">${formatSince(job.publishAt, now)}掲載</span>`
  }</p>${headed(
    level,
    markup`<a href="${routes.jobPost(job.id)}">${title}</a>`,
  )}<p class="company">${companyLogo(job.company, 32)}<span>${job.company.displayName}</span></p>${bookmarkButton(job.id)}${
    snippet.length > 0 && markup`<p class="soft small">${marked(snippet)}</p>`
  }<dl><div><dt>給与</dt>${
    job.wage.unit === 'unpaid' ? markup`<dd>${wage}</dd>` : markup`<dd class="wage">${wage}</dd>`
  }</div><div><dt>勤務地</dt><dd>${formatPlaces(places)}${
    remote !== '' && `（${remote}）`
  }</dd></div>${way !== null && markup`<div><dt>近さ</dt><dd>${way}</dd></div>`}<div><dt>職種</dt><dd>${occupationName(job.occupation)}</dd></div>${
    shift !== null && markup`<div><dt>シフト</dt><dd>${shift}</dd></div>`
  }${
    job.validThrough !== null &&
    markup`<div><dt>締切</dt><dd><time datetime="${japaneseDay(job.validThrough)}">${formatDayOfYear(job.validThrough)}</time>${
      remaining !== null && markup`<span class="remaining">${remaining}</span>`
    }</dd></div>`
  }<div><dt>返信</dt><dd>${replyLine(job.replyByDays)}</dd></div></dl>${
    features.length > 0 &&
    markup`<p class="soft small features">${features.map((feature) => featureTagNames[feature]).join('／')}</p>`
  }${reasons}</article></li>`
}
