/** Under what the device keeps an answer that is being written, one for each step, until it is sent. */
export const answerDraft = (application: string, step: string): string => `answer-${application}-${step}`

/** Under what the device keeps a note that is being written. */
export const noteDraft = (application: string): string => `note-${application}`

/** What is kept no longer once this was done; no draft bears the name of what writes nothing. */
export const settledDraft = (application: string, done: string): string =>
  done === 'note' ? noteDraft(application) : answerDraft(application, done)
