/**
 * The HTML of a kept mail, as a frame may show it: it runs nothing, loads nothing and is of no origin. 404 for a mail that
 * is not kept, and without an inbox (null), which is everywhere but on a developer's machine.
 */
export const mailAnswer = (
  mails: readonly { id: number; html: string }[] | null,
  id: string | undefined,
): Response => {
  const mail = mails?.find((each) => String(each.id) === id)
  if (mail === undefined) return new Response(null, { status: 404 })
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // A frame filled by srcdoc would have the page's own policy, which knows no inline styles.
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  })
}
