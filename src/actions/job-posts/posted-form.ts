/** What a form of an ad has sent: which ad it is, what was saved when it was shown, and its fields by name. */
export const postedForm = (form: FormData) => {
  const {
    companyId = '',
    id = '',
    version,
    ...typed
  } = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return {
    companyId,
    id,
    version: version ?? null,
    typed: Object.entries(typed).map(([name, value]) => ({ name, value })),
  }
}
