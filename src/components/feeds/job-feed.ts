import { escapeXml } from '#contract/xml.ts'

/** One ad in the convention that job aggregators read (source/job); `date` is RFC 3339, `description` plain text. */
export type FeedJob = {
  title: string
  date: string
  id: string
  address: string
  company: string
  city: string
  prefecture: string
  postalCode: string
  description: string
  salary: string
  jobType: string
  expires: string
}

const element = (name: string, value: string) =>
  value === '' ? '' : `<${name}>${escapeXml(value)}</${name}>`

const rfc1123 = (instant: string) => new Date(instant).toUTCString()

export const jobFeedHead = (publisher: string, origin: string, builtAt: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<source>${element('publisher', publisher)}${element('publisherurl', `${origin}/`)}${element('lastBuildDate', rfc1123(builtAt))}\n`

export const jobFeedEntry = (job: FeedJob): string =>
  `<job>${element('title', job.title)}${element('date', rfc1123(job.date))}${element('referencenumber', job.id)}${element('url', job.address)}${element('company', job.company)}${element('city', job.city)}${element('state', job.prefecture)}<country>JP</country>${element('postalcode', job.postalCode)}${element('description', job.description)}${element('salary', job.salary)}${element('jobtype', job.jobType)}${element('expirationdate', rfc1123(job.expires))}</job>\n`

export const jobFeedTail = '</source>\n'
