export type QueuedMail = { kind: string; to: string; data: Readonly<Record<string, string | number>> }
/** `id` is the mail's own: its Message-ID is made of it, so that one that comes twice is known by its mailbox. */
export type MailTask = { id: string; mail: QueuedMail }
