/** What a mailer asks, where no address is stopped. */
export const nothingStopped = {
  stopLink: () => '/mail/test',
  isStopped: async () => false,
  record: async () => {},
}
