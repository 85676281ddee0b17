import { isFreeMail, mailDomain } from './mail-domain.ts'

/** How the domain of an address stands to a company's web site. */
export const domainMatches = ['same', 'different', 'free', 'no_site'] as const
export type DomainMatch = (typeof domainMatches)[number]

const hostOf = (website: string): string => {
  const { hostname } = new URL(website)
  return hostname.replace(/^www\./, '')
}

/** `same`: one is the other or a part of it. */
export const domainMatch = (email: string, website: string | null): DomainMatch => {
  const domain = mailDomain(email)
  if (isFreeMail(domain)) return 'free'
  if (website === null || !URL.canParse(website)) return 'no_site'
  const host = hostOf(website)
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`) ? 'same' : 'different'
}
