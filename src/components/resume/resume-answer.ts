/** Seconds after which the line of drawings has surely moved on. */
const retrySeconds = 5

/** What no system takes in the name of a file. */
const unfit = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\\/:*?"<>|]/gu

/** A name of a file in the words of RFC 6266: in ASCII for old programs, and as it is. */
export const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name.replace(unfit, '')).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="resume.pdf"; filename*=UTF-8''${encoded}`
}

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
          'content-disposition': attachment(`履歴書_${person}_${today.replaceAll('-', '')}.pdf`),
          'cache-control': 'private, no-store',
        },
      })
