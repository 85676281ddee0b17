/** What /config/complete tells was done. */
export type ConfigDone =
  | 'email'
  | 'emailCancelled'
  | 'factor'
  | 'factorKept'
  | 'phone'
  | 'phoneRemoved'
  | 'deletion'
  | 'deletionCancelled'
  | 'left'

/** Pages of the settings. */
export const configWay = {
  overview: '/config',
  complete: (done: ConfigDone) => `/config/complete?done=${done}`,
  changeFactor: '/config/second-factor/change',
  removeFactor: '/config/second-factor/remove',
  deleteAccount: '/config/delete',
  passwordComplete: '/config/password/complete?done=changed',
} as const
