import { keptFields, type SentForm, type SentForms } from './sent-forms.ts'

type Posted = {
  request: Request
  url: URL
  whose: string
  client: string
  /** Does the procedure; `refused`: it answered an error. */
  perform: () => Promise<Pick<SentForm, 'action' | 'result'> & { refused: boolean }>
  /** Renders the page that the form stands on. */
  page: () => Promise<Response>
  sentForms: Pick<SentForms, 'keep'>
}

const leadsOn = ({ status }: Response) => status >= 300 && status < 400

/** Does the procedure of a plain form. Where its page leads nowhere else, it is shown at an address of its own. */
export const answerForm = async ({
  perform,
  page,
  sentForms,
  client,
  ...sender
}: Posted): Promise<Response> => {
  const typed = sender.request.clone()
  const { refused, ...answer } = await perform()
  const rendered = refused ? null : await page()
  if (rendered !== null && leadsOn(rendered)) return rendered
  const fields = await typed.formData().then(keptFields, () => null)
  const kept = fields === null ? null : await sentForms.keep(sender, client, { ...answer, fields })
  if (kept === null) return rendered ?? (await page())
  await rendered?.body?.cancel()
  return kept
}
