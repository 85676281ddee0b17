/** What pages are tagged with and writes invalidate: a page carries the tag of everything it shows. */
export const cacheTags = {
  /** Any list, count or facet of ads. */
  jobPosts: 'jobposts',
  jobPost: (id: string) => `jobpost:${id}`,
  /** The directory, and any list that shows companies by name. */
  companies: 'companies',
  company: (id: string) => `company:${id}`,
  infos: 'infos',
  /** No page has it: what is kept of a person's sign-in (`src/server/auth/identity/token-verifier.ts`). */
  person: (uid: string) => `person:${uid}`,
} as const
