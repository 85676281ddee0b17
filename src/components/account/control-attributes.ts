/** What the control of a field says of itself; `support` and `error` are those of the frame around it. */
export const controlAttributes = ({
  id,
  need,
  support,
  error,
}: {
  id: string
  need: 'required' | 'optional'
  support?: string | undefined
  error: string | null
}) => {
  const described = [support === undefined ? '' : `${id}-support`, error === null ? '' : `${id}-error`]
    .filter((each) => each !== '')
    .join(' ')
  return {
    id,
    class: 'input',
    required: need === 'required',
    'aria-invalid': error === null ? undefined : ('true' as const),
    'aria-describedby': described === '' ? undefined : described,
  }
}
