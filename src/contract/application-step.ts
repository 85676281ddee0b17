/** What a student is asked about once more before it is done, by `?step=`. */
export const applicationSteps = ['withdraw', 'accept', 'decline', 'close'] as const
export type ApplicationStep = (typeof applicationSteps)[number]
