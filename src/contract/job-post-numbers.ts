/** Days for which numbers are shown, today among them; the first where none is asked for. */
export const numberSpans = [14, 30, 90] as const
export type NumberSpan = (typeof numberSpans)[number]

export const readNumberSpan = (text: string | null): NumberSpan =>
  numberSpans.find((days) => String(days) === text) ?? numberSpans[0]

/** Where a view came from: the site itself, nowhere that is known, another host by its name, or all hosts that are not told apart. */
export const viewSourceKinds = ['site', 'none', 'host', 'other'] as const
export type ViewSourceKind = (typeof viewSourceKinds)[number]

/** Where a company's share of replies stands among all companies'. */
export const replyPlaces = ['upper_quarter', 'upper_half', 'middle', 'lower_half', 'lower_quarter'] as const
export type ReplyPlace = (typeof replyPlaces)[number]

export const numberLimits = {
  /** Hosts that are told apart for one ad and day; further ones count together. */
  hostsOfDay: 30,
  /** Characters of a host's name. */
  hostLength: 100,
  /** Hosts and ads on the page; the rest is one line. */
  hostsShown: 10,
  adsShown: 50,
  /** Days for which views are kept. */
  keptDays: 400,
  /** Companies with reply numbers of which any are compared with; fewer would tell of single ones. */
  companiesLeast: 10,
} as const

/** How the ads of a company do, or one of them. */
export const companyNumbersAddress = (
  companyId: string,
  { ad = null, span = numberSpans[0] }: { ad?: string | null; span?: NumberSpan } = {},
): string =>
  `/mypage?tab=numbers&company=${companyId}${ad === null ? '' : `&ad=${ad}`}${span === numberSpans[0] ? '' : `&days=${span}`}`
