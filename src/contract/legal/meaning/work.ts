import type { Meaning } from './meaning.ts'

/** Work that is called self-employed and is bound like employment. */
export const boundMeanings: readonly Meaning[] = [
  {
    example: '個人事業主として登録し、9時から18時まで出社',
    about: ['selfEmployed'],
    beside: ['bound'],
    across: true,
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
    example: 'ホワイト案件、空き家で荷物の受け取り',
    about: ['crimeWords'],
    relation: 'named',
    unless: /防止|対策|被害|注意|では(?:ありません|ない)/,
    reason: '犯罪の実行役の募集で使われる言葉です。',
    instead: '何を、だれのために、どのようにする仕事か',
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
      /お客様|ご来店|販売|提案|給与(?:の)?振込|開設(?:の|を)?(?:ご?案内|受付|手続)|運用|公式|管理(?:し|を|業務)|入社|採用後/,
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
    unless:
      /欠勤|遅刻|ワークス|WORKS|採用後の|入社後の|勤務開始後の|シフト|運用|投稿|お客様|配信|LINE公式|LINEヤフー/,
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
