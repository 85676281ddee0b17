import { attachment } from '#components/files/attachment.ts'
import { drawnAnswer } from '#components/files/drawn-answer.ts'

/** The drawn résumé for its person alone. */
export const resumeAnswer = (
  drawn: Awaited<ReturnType<App.Locals['drawResume']>>,
  { person, today }: { person: string; today: string },
): Response =>
  drawnAnswer(drawn, {
    'content-type': 'application/pdf',
    'content-disposition': attachment('resume.pdf', `履歴書_${person}_${today.replaceAll('-', '')}.pdf`),
    'cache-control': 'private, no-store',
  })
