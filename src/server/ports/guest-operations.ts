/** An operation of the repository that nobody signed in asks for. */
export type GuestQuestion = {
  /** Its text, a constant of the program. */
  operation: string
  /** As JSON would have them. */
  variables: Record<string, unknown>
  requestId: string
  /** Network of the person who asks; null: a page for everyone, whoever asks. */
  client: string | null
}

/** What GraphQL over HTTP would answer, before it is written down: values may be shared with what others are answered. */
export type GuestAnswer = {
  data?: unknown
  errors?: readonly { message?: string; extensions?: Readonly<Record<string, unknown>> }[]
}

/** Answers a guest in this process, without request, response and JSON between; never rejects. */
export type AnswerGuest = (question: GuestQuestion) => Promise<GuestAnswer>
