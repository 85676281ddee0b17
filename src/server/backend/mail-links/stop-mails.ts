/** Stops what a link is about, each where it is about something of theirs. */
type Stopping = { stop: (token: string) => Promise<boolean> }

/** Stops the mails that a link is about, whatever they are. False: the token is none of ours. */
export const createStopMails =
  (...areas: readonly Stopping[]) =>
  async (token: string): Promise<boolean> => {
    for (const { stop } of areas) if (await stop(token)) return true
    return false
  }

export type StopMails = ReturnType<typeof createStopMails>
