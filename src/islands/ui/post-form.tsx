import type { ComponentProps } from 'react'
import { personMarkField } from '#contract/person-mark.ts'

type Props = Omit<ComponentProps<'form'>, 'method'> & {
  /** The mark of the page's owner. Null: a script sends the form's fields, and the browser never sends the form itself. */
  owner: string | null
}

/** Every form of an island. Posted even without scripts, so that what was typed never gets into an address. */
export const PostForm = ({ owner, children, ...attributes }: Props) => (
  <form method="post" {...attributes}>
    {owner !== null && <input type="hidden" name={personMarkField} value={owner} />}
    {children}
  </form>
)
