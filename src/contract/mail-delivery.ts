/** What a mail was about, as widely as the operator is told. */
export const mailClasses = ['account', 'security', 'notice'] as const
export type MailClass = (typeof mailClasses)[number]

/** `sent`: the mail service took it; `failed`: it did not, at the last try; `stopped`: mails to the address are stopped. */
export const mailResults = ['sent', 'failed', 'stopped'] as const
export type MailResult = (typeof mailResults)[number]

/** Days for which it is kept that a mail was sent. */
export const mailDeliveryDays = 30
