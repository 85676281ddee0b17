import type { Meaning } from './meaning.ts'

/** Pay, deductions, leave and insurance, by what is said of them. */
export const unlawfulMeanings: readonly Meaning[] = [
  {
    example: '年俸制のため時間外手当は支給いたしません',
    about: ['overtimePay'],
    relation: 'notGiven',
    unless:
      /固定残業|定額残業|みなし残業|(?:残業|深夜勤務|休日出勤)(?:が|は|自体)?(?:なけれ|ない(?:月|日|場合|とき|ため|ので))/,
    reason: '時間外・深夜・休日の労働には、割増賃金を支払わなければなりません（労働基準法37条）。',
    instead: '割増賃金を支払う旨',
  },
  {
    example: '残業はありますが、別途の手当はありません',
    about: ['overtime'],
    relation: 'withoutPay',
    unless:
      /固定残業|定額残業|みなし残業|(?:残業|深夜勤務|休日出勤)(?:が|は|自体)?(?:なけれ|ない(?:月|日|場合|とき|ため|ので))|超え/,
    reason: '時間外・深夜・休日の労働には、割増賃金を支払わなければなりません（労働基準法37条）。',
    instead: '割増賃金を支払う旨',
  },
  {
    example: '急に辞めた方に給与は支払いません',
    about: ['wages'],
    beside: ['quitting', 'lateness', 'loss'],
    relation: 'notGiven',
    unless: /欠勤した(?:日|時間)|休んだ|働いていない|不就労|時間分|分ぶん|それ以上は/,
    reason: '働いた分の賃金は、全額を支払わなければなりません（労働基準法24条）。',
    instead: null,
  },
  {
    example: '残業代は研修が終わってから',
    about: ['overtimePay'],
    relation: 'fromLater',
    reason: '割増賃金は、働きはじめた日から支払わなければなりません（労働基準法37条）。',
    instead: '割増賃金を支払う旨',
  },
  {
    example: '最後の給与は支払いません',
    about: ['lastWage'],
    relation: 'notGiven',
    reason: '働いた分の賃金は、全額を支払わなければなりません（労働基準法23条・24条）。',
    instead: null,
  },
  {
    example: '無給の朝礼、着替えの時間は時給が出ません',
    about: ['unpaidTime'],
    relation: 'unpaid',
    unless: /見学|説明会|受けられ|参加でき|学べ|自由参加|任意|ソフト|プラン|お客様/,
    reason:
      '準備や研修など会社の指示で過ごす時間も労働時間で、賃金を支払わなければなりません（労働基準法24条、最低賃金法4条）。',
    instead: 'その時間にも賃金を支払う旨',
  },
  {
    example: '遅刻1回につき3,000円を差し引きます',
    about: ['lateness'],
    relation: 'takenAway',
    unless:
      /その分の時間|(?:時間|分|日数|欠勤日|休んだ日)(?:分|相当|に応じ)|不就労|働いていない|日割|91条|半額|10分の1|1\/10|欠勤控除/,
    reason:
      '罰金や、働かなかった時間を超える控除はできません。減給の制裁には就業規則の定めと上限があります（労働基準法16条・91条）。',
    instead: '働かなかった時間の分だけ控除する旨',
  },
  {
    example: 'レジの不足分は給与から天引き',
    about: ['loss'],
    relation: 'takenAway',
    unless:
      /(?:会社|お?店|社員)が(?:引き?取|処理|負担)|メーカー|書類|仕入先|業者|故意|重過失|重大な過失|保険|お客様/,
    reason:
      '損害の額をあらかじめ決めることや、賃金からの一方的な天引きはできません（労働基準法16条・24条）。',
    instead: null,
  },
  {
    example: '未達分は社員価格でお買い上げ',
    about: ['target'],
    relation: 'takenAway',
    unless: /(?:会社|当社|当店|お?店|社員)(?:が|で)|ノルマ(?:は)?(?:なく|なし)/,
    reason:
      '目標に届かないことを理由に、商品を買わせたり賃金を減らしたりすることはできません（労働基準法16条・24条）。',
    instead: null,
  },
  {
    example: '1年以内に辞めた場合は採用費を請求',
    about: ['quitting'],
    relation: 'takenAway',
    unless: /返却|退職金|お祝い金|奨励金|お客様|有[休給]/,
    reason: '退職を理由に違約金や費用を求める約束はできません（労働基準法16条）。',
    instead: null,
  },
  {
    example: '振込手数料は本人負担、研修費は給与から天引き',
    about: ['fees'],
    relation: 'takenAway',
    unless:
      /就業規則|労使協定|(?:会社|当社|弊社|当店|お?店|法人|園|当院|病院|学校|こちら)(?:が|で|の|負担)|無料|貸与|支給|希望者|任意|補助/,
    reason:
      '賃金は全額を支払わなければならず、仕事に要る費用の負担には就業規則の定めが要ります（労働基準法24条・89条5号）。',
    instead: '会社が負担する旨',
  },
  {
    example: 'アルバイトに有休はありません',
    about: ['paidLeave'],
    relation: 'notGiven',
    unless: /6か月|6ヶ月|6カ月|半年|とは別|以外|理由(?:は|を|も)|必要(?:は)?(?:ありません|ない)/,
    reason: '年次有給休暇は、パートやアルバイトにも法律で定められた権利です（労働基準法39条）。',
    instead: '付与する日数',
  },
  {
    example: '有休は正社員のみ',
    about: ['paidLeave', 'protectedLeave'],
    relation: 'onlyForSome',
    reason:
      '年次有給休暇や育児・介護の休業は、パートやアルバイトにも法律で定められた権利です（労働基準法39条、育児・介護休業法）。',
    instead: '付与する日数',
  },
  {
    example: '有休を使うと評価が下がります',
    about: ['paidLeave', 'protectedLeave'],
    relation: 'restricted',
    unless: /改善|集計|分析/,
    reason:
      '休暇や休業を取ったことを理由に不利益に扱うことはできず、有休の理由は問えません（労働基準法39条・136条、育児・介護休業法10条）。',
    instead: null,
  },
  {
    example: '当日の欠勤は代わりの人を見つけること',
    about: ['absence', 'lateness', 'paidLeave'],
    relation: 'substituted',
    unless: /(?:会社|当社|弊社|当店|お?店|社員|店長|こちら|本部)(?:が|で)/,
    reason:
      '休む人に代わりの人を探させることはできません。人の手配は会社の仕事です（労働基準法39条、労働契約法5条）。',
    instead: '休むときの連絡の方法',
  },
  {
    example: '有休は2年目から',
    about: ['paidLeave'],
    relation: 'fromLater',
    unless:
      /(?:6か月|6ヶ月|6カ月|半年)(?![^。]{0,10}(?:ありません|ございません|しません))|入社日|初日|入社時/,
    reason: '6か月続けて働き、8割以上出勤した人には年次有給休暇を与えなければなりません（労働基準法39条）。',
    instead: '「入社6か月後に10日」',
  },
  {
    example: '生理休暇・育休はありません',
    about: ['protectedLeave'],
    relation: 'notGiven',
    unless:
      /取れま|取得でき|取得実績|利用でき|6時間(?:以内|まで|未満|以下)|45分|60分|[1-6]時間(?:の|ほど|程度|くらい|なので)/,
    reason:
      '休憩、産前産後・育児・介護の休業、生理日の休暇は、法律で定められた権利です（労働基準法34条・65条・68条、育児・介護休業法）。',
    instead: '制度があること',
  },
  {
    example: '社会保険は本採用後に加入',
    about: ['insurance'],
    relation: 'fromLater',
    unless: /入社日|初日|入社と同時|と同じ|同様|変わり|要件|保険会社|生命保険|損害保険|保険の営業/,
    reason:
      '要件に当たる人は、雇い入れの日から加入します（健康保険法3条、厚生年金保険法12条、雇用保険法6条）。',
    instead: '加入する保険と時期',
  },
  {
    example: 'アルバイトは社会保険に入れません',
    about: ['insurance'],
    relation: 'notGiven',
    unless: /引かれる|20時間|要件|条件|扶養|短時間|未満|以内|保険会社|生命保険|損害保険|負担(?:は|が)/,
    reason:
      '要件に当たる人は、本人や会社の希望にかかわらず加入します（健康保険法3条、厚生年金保険法12条、雇用保険法6条）。',
    instead: '加入する保険と要件',
  },
  {
    example: '店長候補のため残業手当の対象外',
    about: ['management'],
    beside: ['overtimePay'],
    relation: 'notGiven',
    reason:
      '役職の名前だけでは、割増賃金の対象から外せません（労働基準法41条2号は、権限と待遇のある管理監督者だけを指します）。',
    instead: '割増賃金を支払う旨',
  },
]
