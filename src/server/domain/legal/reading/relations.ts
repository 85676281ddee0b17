import type { Relation } from '#contract/legal/meaning/meaning.ts'

/** What stands before and after a concept in its sentence. */
export type Around = { before: string; after: string }

const near = (most: number) => `[^。!?\\n]{0,${most}}?`
/** A verb that is denied, with its ending. */
const not = '(?:ません|ない|なかった|ぬ(?=。|$)|かねます)'
const none =
  '(?:なし|無し|ナシ|ゼロ|(?<![\\d,])0円|無給|不支給|対象外|無い(?!わけ)|無(?=。|$|です|し)|ありません|ございません|(?<!では|じゃ)なく(?=、|て)|ない(?=。|$|です|ので|ため|が))'

const giving =
  '(?:支給|支払|払|出|付与|付|つ[けき]|発生|加算|計上|計算|もら|いただ|差し上|適用|認め|取得|取|使|あり|ござ|渡|申請|対象|含|考慮|カウント|反映|入[れら]|加入|設け|用意|消化)'
const givenNot = new RegExp(
  `^${near(22)}(?:${giving}[ぁ-ん]{0,8}?${not}|(?:は|が|も|の|の支給は|の制度は|:|/|\\s|…|・)?(?:一切|全く|まったく|特に)?${none})`,
)
const without = new RegExp(`^${near(14)}(?:なしで|無しで|抜きで)`)

const later =
  '(?:(?:研修|試用期間|見習い|本採用|正社員|入社|勤務|採用)(?:期間)?(?:を|の|が|に)?(?:終了|満了|修了|終わっ|終え|過ぎ|経過|登用|切り替え|なっ|後|明け)|(?:\\d{1,2}|[一二三半])(?:年|(?:か|ヶ|カ|ヵ|ケ)月)(?:目|後|経過|以上|たっ|経っ|働|勤|続)|本採用|半年(?:後|経|以降)|2年目|3年目)'
const fromLater = new RegExp(
  `^${near(18)}${later}${near(8)}(?:から|より|以降|後|のみ|に限|対象|加入|に付与|で付与|に支給|に適用|ようやく|初めて)`,
)

/** 「本採用後に社会保険加入」: what begins later is named last. */
const laterBefore = new RegExp(`${later}${near(6)}(?:から|より|に|で|以降|後|は|たら|、)?\\s?${near(6)}$`)
const begins = new RegExp(`^${near(8)}(?:加入|付与|支給|支払|適用|発生|対象|お?渡し|取得|入(?:り|って|れ))`)
const onlyForSome = new RegExp(
  `^${near(14)}(?:正社員|社員|フルタイム|契約社員|常勤)(?:の方)?(?:のみ|だけ|に限|限定)`,
)

const withoutPay = new RegExp(
  `^${near(36)}(?:手当|賃金|割増|別途|追加)${near(12)}(?:支給|支払|払|出|つ[けき]|発生)[ぁ-ん]{0,8}?${not}|^${near(36)}(?:手当|割増|別途支給|追加支給)(?:は|も|の支給は)?(?:とくに|特に)?(?:なし|無し|ありません|ございません)`,
)

const restricted = new RegExp(
  `^${near(14)}(?:(?:評価|査定|賞与|昇給|シフト)${near(8)}(?:下が|減|影響|不利|入れな|入れま)|(?:冠婚葬祭|慶弔|病気|やむを得ない|閑散期|繁忙期以外|会社が認め|店長が認め)${near(10)}(?:のみ|だけ|に限|しか)|(?:取りづら|取りにく|取れる雰囲気ではな|遠慮|ご理解|自粛|控え|放棄|店長判断|ごほうび|理由書|代替要員|お断り)|(?:皆勤|手当|ボーナス)${near(8)}(?:カット|減|なし|対象外))`,
)

const substituted = new RegExp(
  `^${near(22)}(?:代わり|代役|代替|交代)${near(12)}(?:見つけ|探し|立て|出られる|用意|確保)`,
)

const taking =
  '(?:差し?引|天引|控除|減給|減額|減俸|カット|没収|(?<![%割値])引(?:か|き|く|い)|マイナス|罰金|罰則金|ペナルティ|違約金|弁償|賠償|補填|補てん|穴埋|自腹|自己負担|自費|本人負担|個人負担|各自負担|全額負担|ご?負担|買い?取|お?買い?上げ|買っていただ|買ってもら|購入(?:していただ|してもら|となり|をお願い|です)|請求|徴収|返還|返金|返納|返済|相殺|[\\d万]円(?:を|は|の)?(?:お?支払|いただ|頂|ご?負担|納め|罰)|(?:時給|給与|賃金)[をが][^。!?\\n]{0,8}下(?:げ|が)|(?:各自|自分|ご?自身|ご?本人)(?:で|が|に)?(?:ご?購入|買|お?支払|負担|立て替え|用意していただ)|返して(?:いただ|もら)|(?:担当者|当事者|スタッフ|全員|みんな)(?:が|で)[^。!?\\n]{0,8}(?:お?支払|負担|補填|出し合)|(?:代金|費用|料金|実費)(?:を|は)?(?:いただ|頂戴|お?支払))'
const takenAway = new RegExp(`^${near(26)}${taking}`)

const excluding =
  '(?:(?:は|の|を|に|には|が|の方は|方は|方の|の応募は|の採用は)?[^。!?\\n]{0,14}?(?:不可|お断り|断って|ご?遠慮|採用[ぁ-ん]{0,8}(?:ません|ない|見送)|採用(?:を見送|対象外)|応募(?:でき(?:ません|ない)|不可|をお断り|は受け付け)|でき(?:ません|ない)|受け入れ[ぁ-ん]{0,6}(?:ません|ない)|難し(?:い|く)|厳し(?:い|く)|向(?:いていません|きません|かない|かず)|務まりません|無理|NG|採用予定は(?:ありません|ございません|ない)|(?:退職|辞め)(?:して)?(?:いただ|てもら)|内定[をは](?:お?出し)[ぁ-ん]{0,6}(?:ません|ない)|除き|除く|対象外|以外の方|いない方|ない方|お控え))'
const excluded = new RegExp(`^${excluding}`)

const preferred = new RegExp(
  `^${near(10)}(?:優先|優遇|限定|のみ|に限|歓迎|求め|望ま|が条件|好印象|重視|有利|大募集|を募集|希望(?=。|$|です|し))`,
)

const counted =
  /^(?:の方|スタッフ|社員|アルバイト|学生|メンバー)?(?:を|:|\s)?\d{1,3}(?:名|人)(?!の?(?:が|で|と|は|も|中|チーム|職場|店|在籍|体制|様|以上が))/

const demanded = new RegExp(
  `^${near(26)}(?:誓約|約束|条件|提出(?!先|期限)|必要|必須|求め|お願いし|いただ(?:き|く|け)|してもら|してください|ください|義務|確約|一筆|サイン|署名|承諾をもら|前提|認めません|禁止|終(?:え|わら)|やめ|断(?:っ|る)|辞退)`,
)

const consents = new RegExp(`^${near(12)}(?:同意|承諾|許可|署名|サイン|了承)`)

const unpaidAfter = new RegExp(
  `^${near(16)}(?:無給|無償|無報酬|タダ|ただ働き|ノーギャラ|ボランティア|サービス(?:でお願い|となり|です|扱い|残業)|(?:時給|給与|給料|賃金|手当|日当|報酬)(?:は|が|も|の)?(?:支給)?(?:発生|支払|出|つ[きか]|付|対象|含|支給|あり|な|反映)[ぁ-ん]{0,8}?(?:ません|ない|なし|外)|お?支払い?(?:の)?対象外|ノーカウント|(?:時給|給与|給料)${near(4)}カット|(?:勤務時間|労働時間|就業時間|時給|給与計算)(?:に|には|の|へ)?(?:は)?(?:含|入|カウント|数え|対象)[ぁ-ん]{0,6}?(?:ません|ない|外)|(?:給与|時給|賃金)(?:の)?(?:対象|計算)外|交通費のみ(?:支給)?|(?<![\\d,])0円|給与なし|時給なし)`,
)
const unpaidBefore = new RegExp(
  '(?:無給|無償|タダ|ただ|サービス(?!の)|給与なし|時給なし|ボランティア)(?:の|で|での|による)?[^。!?\\n]{0,6}$',
)

const performed = new RegExp(
  `^${near(14)}(?:していただ|いただきます|いただく|してもら|もらいます|をお願い|お任せ|を?担当(?:し|、|。|$)|お?手伝|に立(?:ち|って|つ)|に入(?:り|って|る)|をこなし|の件数|の目標|を獲得|を取って)`,
)

const handedOver = new RegExp(
  `^${near(16)}(?:送(?:って|り|信|付|る|れ)|郵送|発送|撮(?:って|影)|アップ|提出|写真を|画像を|貸(?:し|す|りる)|譲(?:って|り|渡)|売(?:って|り)|買い?取|預(?:け|か)|渡(?:し|す)|契約(?:し(?:て(?:もら|いただ|くだ|渡)|ます)|を代行|代行|するだけ)|作(?:って|る)(?:だけ|もら|いただ|くだ)|開設し(?:て|ていただ)|借り|見せ(?:て)?ください|登録(?:して(?:ください|いただ)|が必要|必須)|共有|教えて|お知らせ)`,
)

const passedOn = new RegExp(
  `^${near(14)}(?:受け?取|取り出|送り直|転送|受け?渡|預か|引き?取|回収|運(?:ぶ|ん|び)|届け|引き?出)${near(24)}(?:だけ|のみ|簡単|カンタン|誰でも|指定(?:の|された)(?:場所|人|住所)|別の(?:人|場所)|第三者)`,
)

const contacted = new RegExp(
  `^(?:か|や|・|/|、)?${near(18)}(?:連絡|応募|やり取り|やりとり|面接|面談|追加|登録|DM|メッセージ|詳細|説明|指示|友だち|友達|ID|インストール|伝え)`,
)

const contactedBefore = /(?:連絡|応募|やり取り|やりとり|面接|面談|詳細|説明)[^。!?\n]{0,12}$/

const rules: Readonly<Record<Relation, (around: Around) => string | null>> = {
  notGiven: ({ after }) => (givenNot.exec(after) ?? without.exec(after))?.[0] ?? null,
  withoutPay: ({ after }) => withoutPay.exec(after)?.[0] ?? null,
  restricted: ({ after }) => restricted.exec(after)?.[0] ?? null,
  counted: ({ after }) => counted.exec(after)?.[0] ?? null,
  fromLater: ({ before, after }) =>
    fromLater.exec(after)?.[0] ??
    (laterBefore.test(before) && !/も、?$/.test(before) ? (begins.exec(after)?.[0] ?? null) : null),
  substituted: ({ after }) => substituted.exec(after)?.[0] ?? null,
  onlyForSome: ({ after }) => onlyForSome.exec(after)?.[0] ?? null,
  takenAway: ({ after }) => takenAway.exec(after)?.[0] ?? null,
  excluded: ({ after }) => excluded.exec(after)?.[0] ?? null,
  preferred: ({ after }) => preferred.exec(after)?.[0] ?? null,
  demanded: ({ after }) => demanded.exec(after)?.[0] ?? null,
  consents: ({ after }) => consents.exec(after)?.[0] ?? null,
  unpaid: ({ before, after }) => unpaidAfter.exec(after)?.[0] ?? (unpaidBefore.test(before) ? '' : null),
  performed: ({ after }) => performed.exec(after)?.[0] ?? null,
  handedOver: ({ after }) => handedOver.exec(after)?.[0] ?? null,
  passedOn: ({ after }) => passedOn.exec(after)?.[0] ?? null,
  contacted: ({ before, after }) => contacted.exec(after)?.[0] ?? (contactedBefore.test(before) ? '' : null),
  named: () => '',
}

/** The words by which a concept stands in a relation; null: it does not. */
export const wordsOfRelation = (relation: Relation, around: Around): string | null => rules[relation](around)

/** Relations that are told by a denied verb: the end of the sentence alone can take them back. */
export const isDenial: Readonly<Record<Relation, boolean>> = {
  notGiven: true,
  withoutPay: true,
  restricted: false,
  counted: false,
  fromLater: false,
  substituted: false,
  onlyForSome: false,
  takenAway: false,
  excluded: true,
  preferred: false,
  demanded: false,
  consents: false,
  unpaid: true,
  performed: false,
  handedOver: false,
  passedOn: false,
  contacted: false,
  named: false,
}
