/** Words that an ad may not contain, or should not. */
export type Wording = {
  /** As it is told on the page of all rules. */
  example: string
  /** Of the text in NFKC, so with half-width brackets and digits; matches no lawful use that is known to us. */
  pattern: RegExp
  reason: string
  /** What to write instead; null: leave it out. */
  instead: string | null
}

/** The sentence that names what to write: words to be quoted, or what they are about. */
const suggestion = (instead: string): string =>
  instead.endsWith('」') ? `${instead}と書いてください。` : `${instead}を書いてください。`

/** Why, and what to write instead, in a sentence each. */
export const wordingAdvice = ({ reason, instead }: Pick<Wording, 'reason' | 'instead'>): string =>
  `${reason}${instead === null ? '削除してください。' : suggestion(instead)}`

/** Where a phrase ends, for a pattern with the flag m: whoever stands before is who is looked for. */
export const phraseEnd = '(?=[。!\\])】」』、・/\\s]|$)'
/** What follows takes it back: 「罰金はありません」. */
export const unlessDenied = '(?![^。、\\n]{0,12}(?:ません|なし|無し|ない|なく|禁止|不要))'
