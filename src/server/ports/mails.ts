export type QueuedMail = { kind: string; to: string; data: Readonly<Record<string, string | number>> }
export type MailTask = { mail: QueuedMail; messageId: string }
