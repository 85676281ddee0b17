import type { ConsentDocument } from '#contract/account.ts'

/** The part of an entry of `content/legal` that says when it applies. */
type Dated = { data: { version: string; effectiveAt: Date } }

/** The entries of a document: its text, and the one that is announced, if any. */
export const legalIds = (document: ConsentDocument) => ({ text: document, announced: `coming/${document}` })

/**
 * Which text applies on a day in Japan, and which one is announced. An announced text takes effect by its day alone, with
 * no new release.
 */
export const textsOn = <Entry extends Dated>(
  day: string,
  text: Entry,
  announced: Entry | undefined,
): { inForce: Entry; coming: Entry | null } => {
  if (announced === undefined) return { inForce: text, coming: null }
  // Front matter holds days at 00:00 UTC.
  return announced.data.effectiveAt.getTime() <= Date.parse(day)
    ? { inForce: announced, coming: null }
    : { inForce: text, coming: announced }
}
