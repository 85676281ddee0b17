import type { ReactNode } from 'react'

/** Says at once, to everybody, that something went wrong, and what can be done. */
export const Alert = ({ message, children }: { message: string; children?: ReactNode }) => (
  <div className="notice error-summary" role="alert">
    <p>{message}</p>
    {children}
  </div>
)
