import { mailTokenSchema } from '#contract/saved-search.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { anyone, signedIn } from '#server/domain/access-row.ts'

export const requestMailRestart = procedure({
  name: 'requestMailRestart',
  actions: ['config.requestMailRestart'],
  who: signedIn('email'),
  description: 'Sends the link to the caller’s own address.',
  answer: 'Boolean!',
  run: async ({ services, addressedCaller: { uid, email } }) => {
    if ((await services.mailStops.requestRestart({ uid, email })) === 'limited')
      throw codedError('RATE_LIMITED', 'Too many mails were asked for')
    return true
  },
})

export const restartMails = procedure({
  name: 'restartMails',
  actions: ['mails.restartMails'],
  who: anyone,
  description: 'True however often; false: the link is none of these.',
  input: mailTokenSchema,
  answer: 'Boolean!',
  run: ({ services }, { token }) => services.mailStops.restart(token),
})
