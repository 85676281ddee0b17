import type { ContactRefusal } from '#contract/contact.ts'

/** Why a form to the operator was not taken, in words. */
export const sendRefusals = {
  early: '送信を確認できませんでした。お手数ですが、もう一度「送信する」を押してください。',
  late: '画面を開いてから時間がたったため、送信を確認できませんでした。もう一度「送信する」を押してください。',
  limited: '短いあいだに多くの送信があったため、受け付けられません。明日以降にもう一度お試しください。',
} as const satisfies Record<ContactRefusal, string>

export const sendRefusalStatuses = { early: 400, late: 400, limited: 429 } as const satisfies Record<
  ContactRefusal,
  number
>
