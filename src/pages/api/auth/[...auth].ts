import type { APIRoute } from 'astro'
import { answerAuth } from './_answer.ts'

export const ALL: APIRoute = answerAuth
