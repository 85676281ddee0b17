/** What a student wants to see in no list; or one ad or company of it. Apart from the other addresses, since a page's script has it. */
export const hiddenAddress = (of: { kind: 'jobPost' | 'company'; id: string } | null = null): string =>
  of === null ? '/config/hidden' : `/config/hidden?${of.kind === 'jobPost' ? 'jobpost' : 'company'}=${of.id}`
