import { deviceStore } from './device-store.ts'

/** What was typed into an application and is not known to be saved. */
export type TypedApplication = { answers: readonly string[]; message: string }

type Kept = TypedApplication & { jobPostId: string }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const read = (value: unknown): Kept | null => {
  if (typeof value !== 'object' || value === null) return null
  if (!('jobPostId' in value) || !('answers' in value) || !('message' in value)) return null
  const { jobPostId, answers, message } = value
  if (typeof jobPostId !== 'string' || typeof message !== 'string' || !isTexts(answers)) return null
  return { jobPostId, answers, message }
}

const collection = deviceStore.collection('applications', 10, read)

const nothing: TypedApplication = { answers: [], message: '' }

/** So that a lost session or network loses nothing that was typed: until it is saved it stays on this device. */
export const typedApplications = {
  /** Null: nothing of this ad waits to be saved. */
  get: (jobPostId: string): TypedApplication | null => {
    const kept = collection.all().find((each) => each.jobPostId === jobPostId)
    return kept === undefined || [...kept.answers, kept.message].every((text) => text === '') ? null : kept
  },
  set: (jobPostId: string, typed: TypedApplication): void =>
    collection.keep(jobPostId, { jobPostId, ...typed }),
  /** Its texts go from the device. */
  forget: (jobPostId: string): void => collection.keep(jobPostId, { jobPostId, ...nothing }),
}
