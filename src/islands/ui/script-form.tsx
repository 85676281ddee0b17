import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'>

/**
 * A form whose fields a script sends. The browser never sends it itself: outside of a dialog the method `dialog` does nothing
 * (HTML Standard, 4.10.22.3), so without scripts what was typed gets into no address and to no page that cannot take it.
 */
export const ScriptForm = ({ children, ...attributes }: Props) => (
  <form {...attributes} method="dialog">
    {children}
  </form>
)
