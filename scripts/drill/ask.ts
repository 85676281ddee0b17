/** How long a visitor waits for an answer. */
export const patience = 10_000

type Answer<Data> = { data: Data | null; errors?: unknown }

/** A call of the interface for programs. Throws where no answer says that it was done. */
export const ask = async <Data>(
  origin: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> => {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(patience),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
  const { data, errors }: Answer<Data> = JSON.parse(text)
  if (data === null || errors !== undefined) throw new Error(text)
  return data
}
