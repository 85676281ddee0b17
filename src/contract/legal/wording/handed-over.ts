import type { Wording } from './wording.ts'

const before = '採用が決まる前に求められることはありません。悪用されるおそれがあります。'

/** What a student should not be asked, or write, in a message before an offer. */
export const handedOverWordings: readonly Wording[] = [
  {
    example: 'LINEのIDは、Telegramのアカウントは',
    pattern:
      /(?:LINE|ライン|カカオ|Telegram|テレグラム|Signal|シグナル|WhatsApp|インスタ(?:グラム)?|Instagram|Discord)(?:の)?(?:ID|アイディー?|アカウント|QR|友だち追加)/i,
    reason:
      'このサイトの外で連絡すると、困ったときに運営者が確かめられません。闇バイトの勧誘は、外の連絡先に移すことから始まります。',
    instead: null,
  },
  {
    example: '口座番号は、暗証番号は、キャッシュカードの写真',
    pattern:
      /口座番号|暗証番号|(?:キャッシュ|クレジット)カードの?(?:番号|写真|画像)|通帳の?(?:写真|画像|写し)/,
    reason: `口座やカードの情報は、${before}`,
    instead: null,
  },
  {
    example: '身分証の写真を送ります、マイナンバーは',
    pattern:
      /マイナンバー|(?:身分証(?:明書)?|運転免許証|免許証|パスポート|保険証|在留カード|学生証)(?:の|を)?(?:写真|画像|コピー|写し|表と裏|両面)/,
    reason: `身分証の写しやマイナンバーは、${before}`,
    instead: null,
  },
]
