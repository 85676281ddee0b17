/** A failure that repeats while an outage lasts, of which the log has a line from its beginning. */
export class AlreadyTold extends Error {
  override name = 'AlreadyTold'
}
