import { deviceStore } from './device-store.ts'

const collection = deviceStore.collection('sign-in-address', 1, (value) =>
  typeof value === 'string' ? value : null,
)

/** The address that a sign-in link was asked for on this device, so that the link needs no second question. */
export const signInAddress = {
  get: (): string => collection.all()[0] ?? '',
  set: (email: string): void => collection.keep('', email),
  clear: collection.clear,
}
