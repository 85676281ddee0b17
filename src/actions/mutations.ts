import type { MutationName } from '#operations/graphql.ts'
import type { server } from './index.ts'

type Procedures = typeof server

/** The write that each procedure forwards, or is a step towards: its row in the access table says who may call it. */
export const mutations = {
  },
  },
  },
} as const satisfies {
  [
    Area in 'interviews' | 'jobPosts' | 'messages'
    Area in Exclude<
      keyof Procedures,
      | 'messages'
      | 'jobPosts'
      | 'interviews'
      | 'searches'
      | 'account'
      | 'login'
      | 'config'
      | 'mails'
      | 'profile'
    >
  ]: Readonly<Record<keyof Procedures[Area], MutationName>>
}
