import type { APIRoute } from 'astro'
import { mailAnswer } from '#components/account/mail-answer.ts'

/** The HTML of one mail, for the frame of /dev/inbox. */
export const GET: APIRoute = ({ locals, params }) => mailAnswer(locals.inbox?.mails() ?? null, params['id'])
