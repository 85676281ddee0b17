/** Answers the present instant. Tests give their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
