import type { ComponentProps } from 'react'
import { personMarkField } from '#contract/person-mark.ts'

type Props = Omit<ComponentProps<'form'>, 'method'> & {
  /** The mark of the page's owner. Null: nobody is signed in. */
  owner: string | null
}

/** A form of an island that is posted, also without scripts. */
export const PostForm = ({ owner, children, ...attributes }: Props) => (
  <form method="post" {...attributes}>
    {owner !== null && <input type="hidden" name={personMarkField} value={owner} />}
    {children}
  </form>
)
