import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { isId } from './id.ts'
import type { JobPostQuery } from './job-post-query.ts'
import { jobPostQueryString, readJobPostQuery } from './job-post-query-string.ts'
import { idText, machineText, requiredText, secretText } from './text-input.ts'

/** How often a saved search tells of new ads; `none`: it is only kept. */
export const searchFrequencies = ['none', 'daily', 'weekly'] as const
export type SearchFrequency = (typeof searchFrequencies)[number]
export const searchFrequencyNames = {
  none: '受け取らない',
  daily: '毎日（朝8時ごろ）',
  weekly: '毎週月曜日（朝8時ごろ）',
} as const satisfies Record<SearchFrequency, string>

/** Who has no account has it for its mails alone. */
export const mailFrequencies = ['daily', 'weekly'] as const

export const savedSearchLimits = {
  /** Searches of one account, and of one address without an account. */
  person: 20,
  address: 5,
  /** Characters. */
  name: 80,
  listAddress: 4_200,
  /** Ads that one mail names; the others are counted. */
  digestAds: 10,
  /** New ads are counted up to here, then 「99件以上」. */
  newCount: 99,
  /** Days in which the link of a request without an account can be confirmed. */
  confirmDays: 3,
} as const

const origin = 'http://list.invalid'
/** White space, controls and backslashes, which parsers of addresses drop or read each in its own way. */
const strange = /[\p{Cc}\p{Cf}\s\\]/u

const isCompany = (params: URLSearchParams): boolean => {
  const given = params.getAll('company')
  return given.length === 1 && given.every(isId)
}

/**
 * The conditions that an address of a list of ads asks for; null where it is none. Order and page are no conditions, and
 * what the lists do not know is left out.
 */
export const readListAddress = (address: string): JobPostQuery | null => {
  if (address.length > savedSearchLimits.listAddress || strange.test(address)) return null
  if (!/^\/(?:jobpost|search|company\/jobpost)(?:\?|$)/u.test(address)) return null
  const url = URL.parse(address, origin)
  if (url === null || url.origin !== origin) return null
  if (url.pathname === '/company/jobpost' && !isCompany(url.searchParams)) return null
  return { ...readJobPostQuery(url.searchParams), sort: 'relevance', page: 1 }
}

/** The one address of a list of ads with these conditions. */
export const listAddress = (query: JobPostQuery): string => {
  const text = jobPostQueryString({ ...query, sort: 'relevance', page: 1 })
  return query.company === undefined ? `/jobpost${text}` : `/company/jobpost${text}`
}

/** Any address of a list as its one address; others are refused. */
const listAddressSchema = z.pipe(
  z.pipe(
    machineText(savedSearchLimits.listAddress),
    z.transform((address) => {
      const query = readListAddress(address)
      return query === null ? '' : listAddress(query)
    }),
  ),
  z.string().check(z.minLength(1, 'INVALID'), z.maxLength(savedSearchLimits.listAddress, 'INVALID')),
)

const nameSchema = requiredText(savedSearchLimits.name)
const frequencySchema = z.enum(searchFrequencies, 'CHOOSE')
const mailFrequencySchema = z.enum(mailFrequencies, 'CHOOSE')
/** Characters of the token in the link of a mail. */
export const mailTokenLength = 400
/** A token that is none opens nothing. */
const tokenSchema = secretText(mailTokenLength)

export const saveSearchSchema = z.object({
  address: listAddressSchema,
  name: nameSchema,
  frequency: frequencySchema,
})
export type SaveSearchInput = z.infer<typeof saveSearchSchema>

/**
 * Without an account: the address the mails go to, once its owner has confirmed them. Whoever asks may be a stranger to
 * them, so that they choose no words of the mails: the name is made of the conditions.
 */
export const requestSearchSchema = z.object({
  address: listAddressSchema,
  frequency: mailFrequencySchema,
  email: emailSchema,
})
export type RequestSearchInput = z.infer<typeof requestSearchSchema>

/** The same as the form sends it, with the consent to the mails. */
export const requestSearchFormSchema = z.extend(requestSearchSchema, {
  consent: z.literal('on', 'AGREE'),
})

export const savedSearchIdSchema = z.object({ id: idText })
export const changeSearchSchema = z.object({ id: idText, name: nameSchema, frequency: frequencySchema })
export type ChangeSearchInput = z.infer<typeof changeSearchSchema>

export const mailTokenSchema = z.object({ token: tokenSchema })
export const changeMailSchema = z.object({
  token: tokenSchema,
  name: nameSchema,
  frequency: mailFrequencySchema,
})

/** `exists`: the same conditions are kept already; `full`: no more can be kept. */
export const saveSearchAnswers = ['saved', 'exists', 'full'] as const
export type SaveSearchAnswer = (typeof saveSearchAnswers)[number]

/** What the link of a mail can be about. */
export const mailSubscriptionKinds = ['saved_search'] as const
export type MailSubscriptionKind = (typeof mailSubscriptionKinds)[number]

/** `paused`: kept without mails; `ended`: stopped, and nothing is left of it. */
export const mailSubscriptionStates = ['unconfirmed', 'active', 'paused', 'ended'] as const
export type MailSubscriptionState = (typeof mailSubscriptionStates)[number]
