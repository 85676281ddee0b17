import { drawnAnswer } from '#components/files/drawn-answer.ts'

/** The drawn picture as an answer. */
export const cardAnswer = (drawn: Awaited<ReturnType<App.Locals['drawCard']>>): Response =>
  drawnAnswer(drawn, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
