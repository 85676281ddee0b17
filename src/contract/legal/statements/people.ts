import { anyOf, customers, near, persons, turnedAway, wanted, ways } from './parts.ts'
import type { Statement } from './statement.ts'

const women = anyOf(
  '女性',
  '女子(?!校|寮|トイレ|会|高|力)',
  '女の(?:子|人)',
  '女手',
  'お?姉さん',
  'お?姉様',
  'お嬢さん',
  'ママ(?!友)(?:さん)?',
  '主婦(?![・/(、と]?\\(?主?夫)(?:さん)?',
  '奥(?:さん|様)',
  'OLさん',
  'レディ(?!ース|ー)',
  'おばちゃん',
  '若い娘',
  '美女',
)
const men = anyOf(
  '(?<!女性[・/、と])男性',
  '男子(?!校|寮|トイレ)',
  '男の(?:子|人)',
  '(?<!長)男手',
  'お?兄さん',
  'パパさん',
  '(?<!主婦[・/(、と]?\\(?)主夫(?:さん)?',
  'イケメン',
  'おじさん',
  '体育会系男子',
  '男衆',
  '兄ちゃん',
)
/** Places and things that are for one sex, not who works there (更衣室, 寮, フィットネス). */
const places =
  '更衣室|ロッカー|トイレ|お手洗い|寮|専用|車両|フロア|ジム|フィットネス|サロン|クリニック|ルーム|風呂|浴場|学校|大学|高校|チーム(?:の試合|戦)|サッカー|野球|スポーツ|リーグ|デー|マンション|アパート|物件|ホテル|施設|シェアハウス'
/** Both sexes, or that it makes no difference. */
const anySex =
  '男女|性別|女性も男性も|男性も女性も|(?:問い|問わ|限り|限定し)(?:ません|ず|ない)|不問|どなた|均等法|割合|比率|\\d割|\\d%|管理職'
const stories =
  '活躍(?:推進|を支援|でき)|育休|産休|復帰|復職|取得|資格|健康|相談窓口|活躍する会社|働きやす|増え|も(?:在籍|活躍|働|い(?:ま|る)|多|歓迎|\\d)'
const lawful = `${customers}|${places}|${anySex}|${stories}`
const noSex = '性別を理由に募集や仕事を分けることはできません（男女雇用機会均等法5条・6条）。'
const anyone = '「性別は問いません」'

const saidOf = (sex: string): string =>
  ways(
    `${sex}${persons}${anyOf(
      // 女性だけの職場, 男の子を探しています, ママさんスタッフのみ募集
      `(?:を|が|に|の|は)?${near(10)}${wanted}`,
      '(?:だけ|のみ|ばかり|しか)(?:の|で|い|が|、)',
      // 女の子には厳しい
      `(?:に|は|には|の応募|の採用)${near(14)}${turnedAway}`,
      `(?:で|に)${near(6)}(?:統一|揃|そろ|固め|まとめ|限定|絞)`,
      '(?:が|だと|なら)(?:いい|良い|よい|ベスト|理想|安心|ふさわし|望まし)',
      'は(?:結婚|出産|嫁|寿|家庭)(?:まで|に入|退職)',
      '(?:の|が|に)(?:お?仕事|担当|役割|役目|出番|活躍の場)',
      // 女性が入ってくれると華やぐ
      `(?:が|に)${near(8)}(?:入って|来て|いて|いると|加わ|増え)${near(8)}(?:華|明る|和|助か|うれし|嬉し|雰囲気)`,
    )}`,
    `(?:は|を)(?:見栄え|見た目|愛想|笑顔|若い|元気|きれい|綺麗|力|体力)(?:の|な)?(?:いい|良い|する|ある)?(?:の)?${sex}${persons}(?:に|で|が)`,
    // 受付は女性にお願い, 力仕事は男性が担当
    `(?:は|を|には|も)${sex}${persons}(?:に|が|で)(?:お願い|担当|お?任せ|やって|して(?:もら|いただ)|行|対応|受け持|$|。|、)`,
    `(?:店長|社長|オーナー|スタッフ|店員|職場|チーム|全員)(?:は|が|も)?(?:全員|みんな|皆)?${sex}(?:のため|なので|ですので|で統一|に統一|だけ|ばかり)`,
  )

export const womenStatements: readonly Statement[] = [
  {
    example: 'ママさんスタッフのみ募集中、女性だけの職場です、レジは女の子にお願いしています',
    about: new RegExp(women),
    says: new RegExp(saidOf(women), 'm'),
    unless: new RegExp(lawful),
    reason: noSex,
    instead: anyone,
  },
]

export const menStatements: readonly Statement[] = [
  {
    example: '男性だけの職場です、力仕事は男の子で、男の人を探しています',
    about: new RegExp(men),
    says: new RegExp(saidOf(men), 'm'),
    unless: new RegExp(lawful),
    reason: noSex,
    instead: anyone,
  },
]
