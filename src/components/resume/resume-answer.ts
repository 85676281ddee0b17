import { attachment } from '#components/files/attachment.ts'

/** Seconds after which the line of drawings has surely moved on. */
const retrySeconds = 5

/** The drawn résumé for its person alone; 503 with `Retry-After` while too many others wait for theirs. */
export const resumeAnswer = (
  drawn: Awaited<ReturnType<App.Locals['drawResume']>>,
  { person, today }: { person: string; today: string },
): Response =>
  drawn.kind === 'busy'
    ? new Response(null, { status: 503, headers: { 'retry-after': String(retrySeconds) } })
    : new Response(Buffer.from(drawn.bytes), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': attachment(
            'resume.pdf',
            `履歴書_${person}_${today.replaceAll('-', '')}.pdf`,
          ),
          'cache-control': 'private, no-store',
        },
      })
