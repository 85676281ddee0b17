/** What a thread is about: an application, or an ad or a company that a student asks about. */
export const threadSubjects = ['application', 'jobPost', 'company'] as const
export type ThreadSubject = { kind: (typeof threadSubjects)[number]; id: string }

/** Which parameter of the address names it. */
export const messageParameters = {
  application: 'application',
  jobPost: 'jobpost',
  company: 'to',
} as const satisfies Record<ThreadSubject['kind'], string>

/** What an address asks to write about. Null: nothing, or more than one. */
export const readThreadSubject = (parameters: URLSearchParams): ThreadSubject | null => {
  const [subject, ...others] = threadSubjects.flatMap((kind) =>
    parameters.getAll(messageParameters[kind]).map((id) => ({ kind, id })),
  )
  return subject === undefined || others.length > 0 ? null : subject
}
