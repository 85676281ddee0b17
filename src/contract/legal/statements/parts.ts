/** One of the parts. */
export const anyOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`
/** At most so many characters of the same sentence. */
export const within = (most: number): string => `[^。\\n]{0,${most}}?`
/** At most so many characters of the same clause. */
export const near = (most: number): string => `[^。、\\n]{0,${most}}?`
/** One of several ways of saying it. */
export const ways = (...parts: readonly string[]): string => parts.join('|')

/** A verb that is denied, to its end. */
export const not = '(?:ません(?!か)|ない(?!か|で|よう|方|人|ため)|なく(?!て)|かねます|ず(?=。|$|、))'
/** Somebody is told not to come, politely or not. */
export const turnedAway = anyOf(
  'ご?遠慮(?:くだ|いただ|願|して|を)',
  'お控え',
  'お?断り(?:し|いた|を|です|。|$)',
  '不可',
  'NG',
  '(?:申し訳|すみません|すいません|ごめん)',
  '見送(?:って|ら|り|ります)',
  '対象(?:外|では|に(?:なりません|ならない|含みません))',
  '(?:難し|厳し|きび)(?:い|く)',
  '無理(?:です|かと|と|。|$)',
  '向(?:き|いてい)(?:ません|ない)',
  `(?:採用|応募|雇用|勤務|採(?:って|り)|雇(?:って|い)|受け(?:入|付)け|お受け|働(?:い|け|く)|お任せ|お願い|選考)${near(12)}${not}`,
  '(?:いり|要り|求めてい|募集してい)(?:ません|ない)',
  '(?:除き|除いて|除く|以外の方)',
  'お帰り(?:いただ|くだ)',
)
/** They alone are wanted, or they first. */
export const wanted = anyOf(
  '(?:だけ|のみ)(?!では|じゃ|でな)',
  '限定',
  'に限(?!ら(?:ず|ない)|り(?:ません|が))',
  'オンリー',
  '優先',
  '優遇',
  '求(?:む|め(?:て(?:い|お)ます|ます|る))',
  '(?:急|大)?募集',
  '探し',
  '(?:欲|ほ)しい',
  '(?:嬉|うれ|ありがた)し?い',
  '助かり',
  '(?:来て|入って|加わって|応募して)(?:ほ|欲|いただ|くれ|くだ)',
  '(?:が|に)(?:向|合|適)(?:い|って)(?:いる|います|ている)',
  '(?:が|に)(?:向き|ぴったり|最適|おすすめ|理想|望まし|好まし)',
  '希望(?:し|です|。|$)',
  '歓迎',
  '採(?:って|用して|り)',
)
/** Customers, goods and places, who are for one of the sexes or ages without anybody being looked for. */
export const customers =
  'お客|客層|客様|顧客|利用者|入居者|患者|生徒|園児|児童|会員|ゲスト|読者|ユーザー|向け(?:の|商品|サービス|アプリ|雑誌|ブランド)|商品|売り場|服|コスメ|化粧|デザイン'
/** Whoever is looked for, after what they are. */
export const persons =
  '(?:の)?(?:方(?!が|向|法)|人|スタッフ|社員|さん|学生|メンバー|アルバイト|バイト|子|店員|クルー|若手)?(?:さん)?'
