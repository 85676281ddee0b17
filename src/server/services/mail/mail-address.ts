/**
 * A path or an address of this site as an address. Throws when it leads anywhere else: a mail of ours sends nobody to
 * where we are not.
 */
export const siteAddress = (href: string, origin: string): string => {
  const url = URL.parse(href, origin)
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    throw new Error('A mail links to its own site only')
  return url.href
}

/** An address to write to; what a mail program would read as further headers (RFC 6068 §2) stays part of the name. */
export const mailtoAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}
