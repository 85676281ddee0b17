import { deviceStore } from './device-store.ts'

const shelf = deviceStore.shelf('sign-in-address', 1, (value) => (typeof value === 'string' ? value : null))

/** The address that a sign-in link was asked for on this device, so that the link needs no second question. */
export const signInAddress = {
  get: (): string => shelf.all()[0] ?? '',
  set: (email: string): void => shelf.keep('', email),
  clear: shelf.clear,
}
