import { plainLines } from '#contract/hidden-characters.ts'

/** What a form sent, by field; nothing where none was. */
export const typedForm = async (request: Request): Promise<((name: string) => string) | null> => {
  if (request.method !== 'POST') return null
  const sent = await request
    .clone()
    .formData()
    .catch(() => null)
  return (name) => {
    const value = sent?.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
}
