/**
 * The published ranking rule (`/sitemap#ranking` is made of it): ads stand by the day they were published, newest first, and
 * where the typed words are found makes an ad count as so many days newer, or older. All words have to be in the field for
 * it. Without words the newest come first. Nothing else has a part in it: no payment, no clicks.
 */
export const freshnessDays = {
  /** The work itself, and every word in the title. */
  named: 180,
  /** The work itself: the ad's occupation is one that a typed word names, the other words are in the facts. */
  work: 150,
  /** In the title. */
  title: 30,
  /** In the title, the company's names, the occupation, a workplace or a tag. */
  facts: 10,
  /** In the title, the facts or the description of the work. */
  duties: 0,
  /** Anywhere: only in what every ad says alike (changes of work and place, holidays, pay, steps of the selection). */
  any: -60,
} as const

export type RankedField = keyof typeof freshnessDays

/** As visitors read it; the first that holds counts. */
export const rankingRules = {
  named: '言葉が表す職種の求人で、求人名にもすべての言葉がある',
  work: '言葉が表す職種の求人で、ほかの言葉も求人名・会社名・勤務地・特徴にある',
  title: '求人名にすべての言葉がある',
  facts: '求人名・会社名・職種・業種・勤務地・特徴のどれかに、それぞれの言葉がある',
  duties: '仕事の内容にもある言葉を合わせると、すべてそろう',
  any: '変更の範囲・休日・給与の補足・選考の流れなど、ほかのところまで見ると、すべてそろう',
} as const satisfies Record<RankedField, string>
export const rankedFieldNames = [
  'named',
  'work',
  'title',
  'facts',
  'duties',
  'any',
] as const satisfies readonly RankedField[]
