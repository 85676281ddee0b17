import { plainLines } from '#contract/hidden-characters.ts'

/** What a form of the page sent, to stand in it again. `sent`: whether one did. */
export const readTyped = async (
  request: Request,
): Promise<{ sent: boolean; typed: (name: string) => string }> => {
  const form =
    request.method === 'POST'
      ? await request
          .clone()
          .formData()
          .catch(() => null)
      : null
  const typed = (name: string): string => {
    const value = form?.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  return { sent: form !== null, typed }
}
