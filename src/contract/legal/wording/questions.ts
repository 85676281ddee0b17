import type { Wording } from './wording.ts'

const cannotHelp = '本人に責任のない事項です（公正採用選考14事項）。'
const ownFreedom = '本来自由であるべき事項です（公正採用選考14事項）。'
const relative =
  '(?:ご?家族|ご?両親|父親?|母親?|お父さん|お母さん|ご?兄弟|ご?姉妹|配偶者|ご主人|奥(?:さん|様)|恋人|保護者)'

/** What must not be asked of applicants: eleven of the fourteen items of 公正な採用選考の基本 (厚生労働省), and what is like them. */
export const questionWordings: readonly Wording[] = [
  {
    example: '本籍、出生地',
    pattern:
      /本籍|出生地|出身地|出身は(?:どこ|どちら)|生まれ(?:た場所|たところ|た土地|はどこ|育った場所)|実家(?:の(?:場所|住所|所在地)|は(?:どこ|どちら))/,
    reason: cannotHelp,
    instead: null,
  },
  {
    example: '家族の職業、結婚の予定',
    pattern: new RegExp(
      `${relative}(?:の(?:職業|お?仕事|勤務先|学歴|年収|収入|年齢|構成|人数|健康|状況|名前|氏名|有無)|構成|について|は(?:何|ど|い)|(?:と同居|に反対|に扶養))|結婚(?:の予定|は(?:して|いつ)|願望|後も)|(?:出産|妊娠)(?:の予定|は|後も)|子ども?(?:の(?:有無|人数|予定)|さんは?い)`,
    ),
    reason: cannotHelp,
    instead: null,
  },
  {
    example: '住宅の状況、持ち家',
    pattern:
      /持ち家(?!率|政策|制度)|(?:自宅|お?住まい|家)の(?:間取り|部屋数|種類|周辺|環境|略図|地図)|住宅(?:の)?(?:状況|の種類)|資産(?:の?状況|は(?:どれ|いくら)|の?額)|一人暮らしですか|実家暮らし/,
    reason: cannotHelp,
    instead: null,
  },
  {
    example: '生活環境、家庭環境、生い立ち',
    pattern:
      /(?:生活|家庭|成育|生育)(?:の)?環境(?!学|デザイン|科|系|保全|の改善)|生い立ち|ご?家庭の(?:状況|雰囲気|事情)|育った(?:環境|家庭)/,
    reason: cannotHelp,
    instead: null,
  },
  {
    example: '宗教、信仰',
    pattern:
      /宗教(?:は|を(?:教|お持ち|信)|に(?:ついて|関して)|の有無)|信仰|宗派は|信じて(?:いる|る)(?:宗教|神)/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '支持政党、選挙',
    pattern:
      /支持(?:する|して(?:い)?る)?政党|(?:政党|政治)(?:に(?:ついて|関して|関心)|の支持)|選挙(?:で|に(?:行|投票|は行))|投票先|どの(?:政)?党/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '人生観、生活信条、座右の銘',
    pattern: /人生観|信条|座右の銘|生きがい/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '尊敬する人物',
    pattern: /尊敬(?:する|して(?:い)?る)(?:人|方|歴史|偉人)/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '思想、憲法への考え',
    pattern: /(?<![一-龠ァ-ヶー])思想|(?:天皇制?|憲法改正|自衛隊|君が代|国旗|国歌)(?:に?ついて|は|を?どう)/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '労働組合への加入、学生運動',
    pattern:
      /(?<!協同|協働|管理)組合(?:に|へ|への)(?:加入|参加|入)|労働組合(?:の活動|活動|について)|学生運動|(?:社会|市民|消費者)運動|デモ(?:に|へ)(?:の)?参加/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '購読新聞、愛読書',
    pattern:
      /(?:購読|愛読)(?:して(?:い)?る|の)?(?:書|新聞|雑誌|紙)|(?:何|どの|どんな)新聞|読んで(?:い)?る(?:新聞|雑誌)|好きな(?:本|作家|雑誌)は/,
    reason: ownFreedom,
    instead: null,
  },
  {
    example: '血液型、星座',
    pattern: /血液型|(?:何|あなたの)星座|何座|干支/,
    reason: '適性と能力に関係がありません。',
    instead: null,
  },
]

/** Ways of choosing that must not be: two of the other three of the fourteen items. */
export const selectionWordings: readonly Wording[] = [
  {
    example: '身元調査',
    pattern: /身元(?:の)?調査|興信所|(?:信用|素行|思想)調査/,
    reason: '身元調査などの実施は、就職差別につながるおそれがあります（公正採用選考14事項）。',
    instead: null,
  },
  {
    example: '戸籍謄本、自宅の略図、社用の応募書類',
    pattern: /戸籍|(?:自宅|現住所|住まい)(?:付近|周辺)?の(?:略図|地図)|家族(?:構成)?(?:書|欄|調書|票)|身上書/,
    reason: '適性と能力に関係のない事項を含む応募書類は求められません（公正採用選考14事項）。',
    instead: '「履歴書（厚生労働省の様式例）」',
  },
]
