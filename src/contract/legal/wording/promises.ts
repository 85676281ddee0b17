import type { Wording } from './wording.ts'

const unproven = '根拠のない約束は、誤解を生じさせる表示に当たるおそれがあります（職業安定法5条の4）。'
const digits = '実績の数字と時点（「2025年度の実績は◯%」など）'
/** The rest of the sentence tells no figure. */
const noFigure = '(?![^。\\n]{0,20}\\d)'
/** The claim stands before, and what follows tells no figure. */
const claim = (words: string): RegExp => new RegExp(`(?:${words})${noFigure}`)

/** What a reader would take for a fact, though nothing shows it. */
export const promiseWordings: readonly Wording[] = [
  {
    example: '高収入、高給',
    pattern: claim('高収入|高給(?!与の?計算)|高時給|高待遇|好待遇|高額報酬'),
    reason: unproven,
    instead: '賃金の額',
  },
  {
    example: '稼げる、楽して稼ぐ',
    pattern: claim('(?:簡単|確実|楽|すぐ|たくさん|ガッツリ|がっつり|しっかり)(?:に|して)?稼|稼げ(?:る|ます)'),
    reason: unproven,
    instead: '賃金の額',
  },
  {
    example: '誰でもできる簡単な仕事',
    pattern: /(?:誰でも|だれでも)(?:でき|稼)[^。\n]{0,6}(?:簡単|仕事|お仕事|ます)/,
    reason: '仕事の内容が分からず、違法な募集で多く使われる言葉です。',
    instead: '仕事の内容と必要な技能',
  },
  {
    example: '運ぶだけで日給5万円',
    pattern:
      /(?:運ぶ|運搬する|受け取る|渡す|届ける|並ぶ|座る|座っている|待つ|話す|見る|電話する|押す)だけ(?:で|の)[^。\n]{0,10}(?:日給|日当|時給|月収|月給|報酬|高額|高収入|稼|\d+万)/,
    reason: '仕事の内容に見合わない報酬は、違法な募集で多く使われる誘い方です。',
    instead: '仕事の内容と、賃金の決め方',
  },
  {
    example: '月100万円も可能',
    pattern: claim(
      '(?:月|月収|月給|日給|日収|年収|時給|週)に?\\s?\\d[\\d,]{0,6}万?円?(?:以上)?(?:も|が)?(?:可能|夢では|目指せ|狙え)',
    ),
    reason: unproven,
    instead: digits,
  },
  {
    example: '有給休暇の取得率が高い',
    pattern: claim(
      '(?:有給(?:休暇)?|有休|育休|産休)(?:の)?(?:取得率|消化率)(?:が|は|も)?(?:高|抜群|良|ほぼ)',
    ),
    reason: unproven,
    instead: digits,
  },
  {
    example: '離職率が低い',
    pattern: claim('離職率(?:が|は|も)?(?:低|ほぼ|とても低)|定着率(?:が|は|も)?(?:高|抜群|良)'),
    reason: unproven,
    instead: digits,
  },
  {
    example: '昇給し放題、年収アップ確実',
    pattern: claim(
      '昇給(?:は)?(?:し放題|青天井|確実|約束)|(?:年収|給与|給料)(?:アップ|UP|倍増)(?:は)?(?:確実|間違い|保証|約束)|必ず(?:昇給|昇進|昇格|稼|正社員)',
    ),
    reason: unproven,
    instead: digits,
  },
  {
    example: '内定を保証',
    pattern: /内定(?:を)?(?:保証|確約|確実)|(?:全員|必ず|100%)(?:が)?(?:内定|採用|合格)(?!を目指)/,
    reason: unproven,
    instead: '選考の流れと採用の予定人数',
  },
  {
    example: '業界トップの待遇',
    pattern: claim(
      '業界(?:No\\.?1|ナンバーワン|最高|トップ(?:クラス|レベル|水準)?|最大級)の?(?:給与|待遇|年収|報酬|福利厚生|休日)',
    ),
    reason: unproven,
    instead: digits,
  },
]

const vague = '人によって受け取り方が変わり、働く場の様子が伝わりません。'

/** Phrases that tell a student nothing; each with what to tell instead. */
export const emptyWordings: readonly Wording[] = [
  {
    example: '残業はほとんどなし',
    // The average may stand in the next sentence.
    pattern:
      /残業(?:は|も)?(?:ほとんど|ほぼ|あまり|基本的に|原則)(?:なし|無し|ありません|ない|ゼロ)(?![^\n]{0,20}\d)/,
    reason: unproven,
    instead: '時間外労働の月平均の時間',
  },
  {
    example: 'アットホームな職場',
    pattern: /アットホーム(?:な|で|感)|家族のような(?:職場|雰囲気|会社)/,
    reason: vague,
    instead: '職場の人数、年齢の幅、日々のやり取りの例',
  },
  {
    example: '風通しが良い',
    pattern: /風通し(?:の|が|も)(?:良|よ|い)/,
    reason: vague,
    instead: '意見を出す場と、実際に変わった例',
  },
  {
    example: 'やる気さえあれば',
    pattern: /(?:やる気|熱意|情熱)(?:さえ|だけ)?(?:が)?あれば|やる気重視/,
    reason: vague,
    instead: '入社後の研修と、身につける技能',
  },
  {
    example: '圧倒的成長、成長できる環境',
    pattern: /圧倒的(?:な|に)?成長|成長(?:できる|を実感できる)環境/,
    reason: vague,
    instead: '1年目、3年目に任せる仕事の例',
  },
  {
    example: '裁量が大きい',
    pattern: /裁量(?:権)?(?:が|の|も)?(?:大き|広)/,
    reason: vague,
    instead: '自分で決められる事柄の例',
  },
  {
    example: '幹部候補',
    pattern: /幹部候補/,
    reason: '役割や処遇が分かりません。',
    instead: '役職ごとの仕事と、就くまでの年数',
  },
  { example: '少数精鋭', pattern: /少数精鋭/, reason: vague, instead: '部署の人数と一人が受け持つ仕事の量' },
  {
    example: 'やりがい抜群',
    pattern: /やりがい(?:は|が)?(?:抜群|満点|たっぷり|十分)|やりがいしか/,
    reason: vague,
    instead: '利用者や取引先から受けた反応の例',
  },
  {
    example: '笑顔が絶えない',
    pattern: /笑顔(?:が|の)?(?:絶えない|あふれる|溢れる)/,
    reason: vague,
    instead: '職場の一日の流れ',
  },
]
