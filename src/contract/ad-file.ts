import * as z from 'zod/mini'
import { saveAnswers } from './job-post-editing.ts'
import { idText, rawText } from './text-input.ts'

/** Bounds of a file with the ads of a company. */
export const adFileLimits = {
  /** Bytes of one that is brought in. */
  bytes: 384 * 1024,
  rows: 100,
  /** Characters of the key by which the company knows an ad. */
  key: 40,
  /** Ads of one that is taken out, the last changed first. */
  out: 1000,
} as const

export const adFileFormats = ['csv', 'json'] as const
export type AdFileFormat = (typeof adFileFormats)[number]

/** What keeps a file that was sent from being read. */
export const adUploadFaults = ['NO_FILE', 'TOO_LARGE', 'NOT_TEXT'] as const
export type AdUploadFault = (typeof adUploadFaults)[number]

/** What keeps a whole text from being read. */
export const adFileFaults = [
  'NOT_CSV',
  'NOT_JSON',
  'NO_KEYS',
  'DOUBLE_COLUMN',
  'NO_ROWS',
  'TOO_MANY_ROWS',
] as const
export type AdFileFault = (typeof adFileFaults)[number]

/** `new`: a draft is made. `changed`: the ad with the row's key says this from then on. */
export const adRowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type AdRowOutcome = (typeof adRowOutcomes)[number]

/**
 * Why nothing is done with a row: what keeps a form from being saved, and `no_key`, `bad_key`, `double_key`: of its key;
 * `full`: the company has as many drafts as may be.
 */
export const adRowRefusals = [
  ...saveAnswers.filter((answer) => answer !== 'saved' && answer !== 'unchanged'),
  'no_key',
  'bad_key',
  'double_key',
] as const
export type AdRowRefusal = (typeof adRowRefusals)[number]

/** `save` false: it is told what would be done, and nothing is. */
export const importJobPostsSchema = z.object({
  companyId: idText,
  text: rawText(adFileLimits.bytes),
  save: z.boolean(),
})

/** A form that brings in the text of a file that was looked through. */
export const importJobPostsFormSchema = z.object({ companyId: idText, text: rawText(adFileLimits.bytes) })

/** Where the ads of a company are brought in and taken out by file. */
export const adFilesAddress = (companyId: string): string =>
  `/company/jobpost?${new URLSearchParams({ company: companyId, view: 'files' }).toString()}`

/** The ads of a company as a file; `template`: its columns alone. */
export const adFileAddress = (companyId: string, format: AdFileFormat, template = false): string => {
  const query = new URLSearchParams({ company: companyId })
  if (template) query.set('template', '1')
  return `/company/ads.${format}?${query.toString()}`
}
