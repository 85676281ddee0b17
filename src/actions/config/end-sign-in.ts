import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'
import { machineText } from '#contract/text-input.ts'
import { EndSignIn } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Signs the person out on another device. */
export const endSignIn = defineAction({
  accept: 'form',
  input: z.object({ id: machineText(100) }),
  handler: (input, { locals }) => forward(async () => (await locals.execute(EndSignIn, input)).endSignIn),
})
