import type { Meaning } from './meaning.ts'

/** Pay, deductions, leave and insurance, by what is said of them. */
export const unlawfulMeanings: readonly Meaning[] = [
  {
    example: '年俸制のため時間外手当は支給いたしません',
    about: ['overtimePay'],
    relation: 'notGiven',
    unless: /固定|みなし|定額|残業(?:が|は|自体)?(?:なけれ|ない(?:月|日|場合|とき))/,
    reason: '時間外・深夜・休日の労働には、割増賃金を支払わなければなりません（労働基準法37条）。',
    instead: '割増賃金を支払う旨',
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
    unless: /見学|説明会|受けられ|参加でき|学べ/,
    reason:
      '準備や研修など会社の指示で過ごす時間も労働時間で、賃金を支払わなければなりません（労働基準法24条、最低賃金法4条）。',
    instead: 'その時間にも賃金を支払う旨',
  },
  {
    example: '遅刻1回につき3,000円を差し引きます',
    about: ['lateness'],
    relation: 'takenAway',
    unless: /(?:時間|分|日数?)(?:分|相当|に応じ)|不就労|働いていない|日割|91条|半額|10分の1|1\/10|欠勤控除/,
    reason:
      '罰金や、働かなかった時間を超える控除はできません。減給の制裁には就業規則の定めと上限があります（労働基準法16条・91条）。',
    instead: '働かなかった時間の分だけ控除する旨',
  },
  {
    example: 'レジの不足分は給与から天引き',
    about: ['loss'],
    relation: 'takenAway',
    unless: /故意|重過失|重大な過失|保険/,
    reason:
      '損害の額をあらかじめ決めることや、賃金からの一方的な天引きはできません（労働基準法16条・24条）。',
    instead: null,
  },
  {
    example: '未達分は社員価格でお買い上げ',
    about: ['target'],
    relation: 'takenAway',
    reason:
      '目標に届かないことを理由に、商品を買わせたり賃金を減らしたりすることはできません（労働基準法16条・24条）。',
    instead: null,
  },
  {
    example: '1年以内に辞めた場合は採用費を請求',
    about: ['quitting'],
    relation: 'takenAway',
    unless: /返却/,
    reason: '退職を理由に違約金や費用を求める約束はできません（労働基準法16条）。',
    instead: null,
  },
  {
    example: '振込手数料は本人負担、研修費は給与から天引き',
    about: ['fees'],
    relation: 'takenAway',
    unless:
      /就業規則|労使協定|会社(?:が|で|負担)|当社(?:が|で|負担)|弊社(?:が|で|負担)|お?店(?:が|で|負担)|無料|貸与|支給|希望者|任意|補助/,
    reason:
      '賃金は全額を支払わなければならず、仕事に要る費用の負担には就業規則の定めが要ります（労働基準法24条・89条5号）。',
    instead: '会社が負担する旨',
  },
  {
    example: 'アルバイトに有休はありません',
    about: ['paidLeave'],
    relation: 'notGiven',
    unless: /6か月|6ヶ月|6カ月|半年|とは別|以外/,
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
    example: '有休は2年目から',
    about: ['paidLeave'],
    relation: 'fromLater',
    unless: /6か月|6ヶ月|6カ月|半年|入社日|初日|入社時/,
    reason: '6か月続けて働き、8割以上出勤した人には年次有給休暇を与えなければなりません（労働基準法39条）。',
    instead: '「入社6か月後に10日」',
  },
  {
    example: '生理休暇・育休はありません',
    about: ['protectedLeave'],
    relation: 'notGiven',
    reason:
      '休憩、産前産後・育児・介護の休業、生理日の休暇は、法律で定められた権利です（労働基準法34条・65条・68条、育児・介護休業法）。',
    instead: '制度があること',
  },
  {
    example: '社会保険は本採用後に加入',
    about: ['insurance'],
    relation: 'fromLater',
    unless: /入社日|初日|入社と同時|要件|保険会社|生命保険|損害保険|保険の営業/,
    reason:
      '要件に当たる人は、雇い入れの日から加入します（健康保険法3条、厚生年金保険法12条、雇用保険法6条）。',
    instead: '加入する保険と時期',
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

/** Work that is called self-employed and is bound like employment. */
export const boundMeanings: readonly Meaning[] = [
  {
    example: '個人事業主として登録し、9時から18時まで出社',
    about: ['selfEmployed'],
    beside: ['bound'],
    relation: 'named',
    unless: /(?:業務委託|フリーランス|個人事業主)(?:の方)?(?:では|も|や|へ|との|向け|に対)|自社の/,
    reason: '時間や場所を決めて指示を受ける働き方は、契約の名前にかかわらず雇用です（労働基準法9条）。',
    instead: '雇用契約を結ぶ旨',
  },
]

/** Signs of crime (闇バイト), of which the operator is told first. */
export const dangerMeanings: readonly Meaning[] = [
  {
    example: '荷物を受け取って渡すだけ',
    about: ['goods'],
    relation: 'passedOn',
    unless: /倉庫|ピッキング|検品|店頭|カウンター|受付窓口/,
    reason: '中身の分からない物の受け渡しは、詐欺や強盗の実行役の募集で多く使われる言い方です。',
    instead: '何を、だれの依頼で、どこへ運ぶ仕事か',
  },
  {
    example: '身分証の写真と口座情報を送ってください',
    about: ['identity'],
    relation: 'handedOver',
    unless:
      /採用後|入社時|入社後|入社の際|内定後|雇用契約|勤務開始|採用が決ま|来店|お客様|ご?持参|確認(?:業務|作業)/,
    reason:
      '採用を決める前に、身分証の画像や口座の情報は集められません（職業安定法5条の5）。悪用されるおそれがあります。',
    instead: null,
  },
  {
    example: '口座を貸すだけ、携帯の契約を代行',
    about: ['accounts'],
    relation: 'handedOver',
    unless:
      /お客様|ご来店|販売|提案|給与(?:の)?振込|開設(?:の|を)?(?:ご?案内|受付|手続)|運用|管理(?:し|を|業務)|入社|採用後/,
    reason: '口座や携帯電話を人に渡すことは犯罪です（犯罪収益移転防止法28条、携帯電話不正利用防止法20条）。',
    instead: null,
  },
]

/** Contacts that leave the site. */
export const elsewhereMeanings: readonly Meaning[] = [
  {
    example: 'TelegramかSignalで連絡',
    about: ['messengers'],
    relation: 'contacted',
    unless: /採用後|入社後|勤務開始後|シフト|運用|投稿|お客様|配信|LINE公式|LINEヤフー/,
    reason: '匿名の連絡手段への誘導は、違法な募集で多く使われる手口です。',
    instead: 'このサイトの応募の手順',
  },
]

/** Work that unpaid programmes have people do. */
export const unpaidWorkMeanings: readonly Meaning[] = [
  {
    example: '店頭で販売をしていただきます',
    about: ['programmeWork'],
    relation: 'performed',
    unless:
      /見学|体験|模擬|ロールプレ|同行|疑似|演習|ワーク|講義|解説|紹介|説明|シミュレーション|ケース|想定|座談会|発表|社員が|先輩が|見て|質問|仕事です|職種/,
    reason:
      '社員と同じ仕事をさせるときは労働者に当たり、賃金を支払わなければなりません（労働基準法9条・24条）。',
    instead: '見学や演習など、学ぶ中身',
  },
]
