import type { IndustryCode } from '#contract/codes/industries.ts'
import type { OccupationCode } from '#contract/codes/occupations.ts'

/** A line of business: what companies of this kind are called and do. */
export type Business = {
  industry: IndustryCode
  /** End of the company's name and its reading. */
  names: readonly (readonly [name: string, kana: string])[]
  form: 'company' | 'medical' | 'welfare' | 'school' | 'cooperative'
  /** 「…の設計・製造」: what the company does, a noun phrase. */
  does: string
  /** What it offers and to whom, as used in the text of ads. */
  product: string
  client: string
  /** With weights. */
  occupations: readonly (readonly [OccupationCode, number])[]
  weight: number
}

type Jobs = Business['occupations']

const back: Jobs = [
  ['office', 2],
  ['accounting', 1],
  ['hr', 1],
  ['it_support', 0.7],
]
const maker: Jobs = [
  ['sales', 4],
  ['mechanical', 5],
  ['manufacturing', 4],
  ['research', 3],
  ['planning', 1],
  ['logistics', 0.5],
  ...back,
]
const tech: Jobs = [
  ['software', 8],
  ['infrastructure', 3],
  ['data', 3],
  ['sales', 2],
  ['inside_sales', 3],
  ['design', 1.5],
  ['marketing', 1.5],
  ['planning', 1],
  ['hr', 1],
  ['accounting', 0.5],
]
const trade: Jobs = [['sales', 6], ['logistics', 1.5], ['planning', 1], ['marketing', 1], ...back]
const shop: Jobs = [
  ['retail', 8],
  ['planning', 1],
  ['marketing', 1.5],
  ['logistics', 1],
  ['design', 0.5],
  ...back,
]

const business = (
  industry: IndustryCode,
  names: string,
  does: string,
  product: string,
  client: string,
  occupations: Jobs,
  weight = 2,
  form: Business['form'] = 'company',
): Business => ({
  industry,
  names: names.split(' ').map((each) => {
    const [name = '', kana = ''] = each.split('/')
    return [name, kana] as const
  }),
  form,
  does,
  product,
  client,
  occupations,
  weight,
})

// prettier-ignore
export const businesses: readonly Business[] = [
  business('A', 'ファーム/ファーム 農園/ノウエン', '農業（施設野菜の栽培）と、加工品の企画・販売', '採れたての野菜と加工品', '量販店や飲食店', [['sales', 2], ['manufacturing', 2], ['research', 1], ['logistics', 1], ['office', 1], ['planning', 1]], 1),
  business('B', '水産/スイサン 海産/カイサン', '養殖魚の生産と水産加工品の製造・販売', '養殖魚と水産加工品', '量販店や飲食店', [['sales', 2], ['manufacturing', 3], ['research', 1], ['logistics', 1], ['office', 1]], 0.5),
  business('C', '石灰/セッカイ 砕石/サイセキ', '石灰石の採掘と、製鉄・建材向け原料の生産', '石灰石と建材原料', '製鉄会社や建材メーカー', [['manufacturing', 3], ['construction', 2], ['sales', 1], ['office', 1]], 0.4),
  business('D', '建設/ケンセツ 組/グミ', 'オフィスビルや学校、病院の設計・施工', '建物の設計・施工', '法人や自治体', [['construction', 8], ['sales', 3], ...back], 3),
  business('D', '設備/セツビ 電設/デンセツ', 'ビルや工場の空調・電気設備の設計・施工', '空調・電気設備の工事', 'ビルオーナーや工場', [['construction', 8], ['sales', 2], ['mechanical', 1], ...back], 2),
  business('D', 'ホーム/ホーム 工務店/コウムテン', '注文住宅の設計・施工とリフォーム', '注文住宅とリフォーム', '住まいづくりを考えるご家族', [['construction', 6], ['sales', 4], ['design', 1], ['marketing', 1], ...back], 2),
  business('E', '精機/セイキ 精密/セイミツ', '工作機械向け精密部品の設計・製造', '精密部品', '工作機械メーカー', maker, 3),
  business('E', '製作所/セイサクショ 機工/キコウ', '食品包装機械の開発・製造・保守', '包装機械', '食品メーカー', maker, 3),
  business('E', '化成/カセイ 化学/カガク', '自動車・電子材料向け機能性樹脂の開発・製造', '機能性樹脂', '自動車部品メーカー', [['research', 6], ['manufacturing', 4], ['sales', 4], ...back], 2),
  business('E', '電子/デンシ エレクトロニクス/エレクトロニクス', '産業用センサーと計測機器の開発・製造', '産業用センサー', '工場の生産設備を手がけるメーカー', [...maker, ['software', 2]], 3),
  business('E', 'フーズ/フーズ 食品/ショクヒン', '冷凍食品と惣菜の企画・製造', '冷凍食品と惣菜', '量販店や外食チェーン', [['sales', 5], ['manufacturing', 4], ['research', 4], ['planning', 2], ['marketing', 1], ['logistics', 1], ...back], 3),
  business('E', '製薬/セイヤク ファーマ/ファーマ', '医療用医薬品の研究・製造', '医療用医薬品', '病院や薬局', [['research', 6], ['manufacturing', 3], ['sales', 4], ['data', 1], ...back], 1),
  business('E', 'コスメティクス/コスメティクス 化粧品/ケショウヒン', '化粧品と日用品の研究・企画・製造', '化粧品', 'ドラッグストアや百貨店', [['research', 3], ['planning', 3], ['marketing', 3], ['sales', 3], ['manufacturing', 2], ...back], 2.5),
  business('F', 'エナジー/エナジー ガス/ガス', '地域へのガス・電力の供給と省エネルギー設備の提案', '電力・ガスと省エネルギー設備', '地域の企業や家庭', [['sales', 3], ['mechanical', 2], ['construction', 2], ['inside_sales', 1], ['data', 0.5], ...back], 1),
  business('G', 'システムズ/システムズ システム/システム', '業務システムの受託開発と運用保守', '業務システム', '製造業や流通業の企業', tech, 5),
  business('G', 'テクノロジーズ/テクノロジーズ ソフトウェア/ソフトウェア', '中小企業向けクラウドサービスの開発・提供', 'クラウド型の業務サービス', '中小企業', tech, 6),
  business('G', 'ネットワークス/ネットワークス コミュニケーションズ/コミュニケーションズ', '企業ネットワークの構築とセキュリティ運用', 'ネットワークとセキュリティの運用サービス', '官公庁や企業', [['infrastructure', 8], ['sales', 3], ['software', 2], ['inside_sales', 2], ...back], 3),
  business('G', 'メディア/メディア 出版/シュッパン', '学習書の出版と、動画・ウェブメディアの企画・運営', '学習書とウェブメディア', '読者や広告主', [['editing', 6], ['design', 3], ['marketing', 3], ['sales', 2], ['software', 1], ...back], 2),
  business('G', 'ゲームス/ゲームス スタジオ/スタジオ', 'スマートフォン向けゲームの企画・開発・運営', 'ゲーム', '利用者', [['software', 5], ['design', 3], ['planning', 3], ['marketing', 1], ['inside_sales', 1], ['data', 1]], 2),
  business('G', 'データ/データ アナリティクス/アナリティクス', 'データ分析の支援と分析基盤の構築', 'データ分析の支援サービス', '小売業や製造業の企業', [['data', 7], ['software', 4], ['consulting', 3], ['inside_sales', 1], ['sales', 1]], 2),
  business('H', '運輸/ウンユ 物流/ブツリュウ', '食品・日用品の保管と共同配送', '保管から配送までの物流サービス', 'メーカーや小売業の企業', [['logistics', 8], ['sales', 3], ['planning', 1], ['data', 0.5], ...back], 3),
  business('H', '引越サービス/ヒッコシサービス', '引っ越しと家財の配送・保管', '引っ越しのサービス', '引っ越しをする個人や企業', [['logistics', 7], ['sales', 3], ['inside_sales', 2], ['office', 1]], 1.5),
  business('H', '倉庫/ソウコ ロジスティクス/ロジスティクス', '通販向け倉庫の運営と国際輸送の手配', '倉庫運営と国際輸送の手配', '通販会社や輸出入を行う企業', [['logistics', 7], ['sales', 3], ['office', 2], ['it_support', 1]], 2),
  business('I', '商事/ショウジ 産業/サンギョウ', '工場向け機械工具・資材の卸売', '機械工具と資材', '製造業の企業', trade, 3),
  business('I', '物産/ブッサン トレーディング/トレーディング', '食品原料の輸入と卸売', '食品原料', '食品メーカーや製菓会社', trade, 2),
  business('I', 'ストア/ストア マーケット/マーケット', '地域密着型の食品スーパーの運営', '毎日の食卓を支える食品', '地域のお客様', shop, 3),
  business('I', '雑貨店/ザッカテン リビング/リビング', '生活雑貨と家具の企画・販売', '生活雑貨と家具', 'お客様', shop, 2),
  business('I', '書店/ショテン 文具/ブング', '書籍・文具の販売とイベントの企画', '書籍と文具', 'お客様', shop, 2.2),
  business('I', '薬局/ヤッキョク ドラッグ/ドラッグ', '調剤薬局とドラッグストアの運営', '医薬品と日用品', '地域のお客様', shop, 2),
  business('I', 'マート/マート コンビニ/コンビニ', 'コンビニエンスストアの運営', '毎日の食品と日用品', '地域のお客様', [['retail', 9], ['planning', 1], ['office', 0.7], ['hr', 0.5]], 2),
  business('I', 'アパレル/アパレル クローゼット/クローゼット', 'アパレルの企画と、店舗・通販での販売', '毎日のファッション', 'お客様', shop, 2),
  business('J', 'ファイナンス/ファイナンス リース/リース', '中小企業向けの設備リースと事業融資', '設備リースや融資', '中小企業', [['finance', 6], ['sales', 4], ['inside_sales', 1], ['data', 1], ...back], 2),
  business('J', 'フィナンシャル/フィナンシャル トラスト/トラスト', '地域の個人と企業への銀行業務（預金・融資・資産運用の相談）', '預金や融資、資産運用', '地域の個人や企業', [['finance', 6], ['sales', 2], ['inside_sales', 1], ['data', 1], ...back], 1.5),
  business('J', '保険サービス/ホケンサービス ライフパートナーズ/ライフパートナーズ', '複数社の保険を比較して提案する保険代理業', '生命保険・損害保険', '個人や企業のお客様', [['finance', 4], ['sales', 4], ['inside_sales', 2], ['office', 2]], 2),
  business('K', '不動産/フドウサン 地所/ジショ', 'オフィスビル・賃貸住宅の仲介と管理', '賃貸オフィスと賃貸住宅', '企業や住まいを探す方', [['sales', 6], ['inside_sales', 1], ['planning', 1], ['construction', 1], ...back], 3),
  business('K', 'レンタル/レンタル リソース/リソース', '建設機械とイベント用品のレンタル', '建設機械とイベント用品のレンタル', '建設会社やイベント会社', [['sales', 5], ['logistics', 2], ['mechanical', 2], ...back], 1),
  business('L', 'コンサルティング/コンサルティング 総合研究所/ソウゴウケンキュウショ', '経営戦略と業務改革の支援', '経営・業務改革の支援', '企業や自治体', [['consulting', 8], ['data', 3], ['planning', 1], ['hr', 1], ['office', 1]], 2),
  business('L', 'デザイン/デザイン クリエイティブ/クリエイティブ', '広告・ウェブサイト・パッケージの企画制作', '広告やウェブサイトの企画制作', '企業の広報・販促担当', [['design', 7], ['marketing', 4], ['editing', 3], ['sales', 2], ['software', 1]], 2),
  business('L', '会計事務所/カイケイジムショ アカウンティング/アカウンティング', '税理士・公認会計士による会計・税務と経営の支援', '会計・税務の支援', '中小企業の経営者', [['accounting', 7], ['consulting', 2], ['office', 2], ['hr', 1]], 1),
  business('L', '設計/セッケイ 測量/ソクリョウ', '道路・橋・上下水道の調査と設計', '社会基盤の調査・設計', '国や自治体', [['construction', 6], ['mechanical', 1], ['data', 1], ['sales', 1], ['office', 1]], 2),
  business('L', '分析センター/ブンセキセンター 科学/カガク', '環境・食品の分析と試験の受託', '分析・試験サービス', 'メーカーや自治体', [['research', 6], ['sales', 2], ['data', 1], ['office', 1]], 1),
  business('L', 'グローバル/グローバル トランスレーション/トランスレーション', '翻訳・通訳と、企業の海外展開の支援', '翻訳・通訳と海外展開の支援', '海外と取引する企業', [['editing', 5], ['sales', 3], ['consulting', 2], ['marketing', 1], ['office', 1]], 2),
  business('M', 'ホテルズ/ホテルズ リゾート/リゾート', 'ホテル・旅館の運営', 'ご宿泊とお食事', 'お客様', [['hospitality', 8], ['food', 3], ['sales', 1], ['marketing', 1], ...back], 3),
  business('M', 'ダイニング/ダイニング キッチン/キッチン', '和食・洋食レストランの運営', '食事のひととき', 'お客様', [['food', 8], ['planning', 1], ['marketing', 0.7], ['hr', 0.7], ['office', 0.5]], 3),
  business('M', '珈琲/コーヒー ベーカリー/ベーカリー', 'カフェとベーカリーの運営', '自家焙煎のコーヒーと焼きたてのパン', 'お客様', [['food', 8], ['retail', 1], ['planning', 0.7], ['office', 0.5]], 2),
  business('M', '酒場/サカバ 食堂/ショクドウ', '居酒屋と焼肉店の運営', '料理と飲み物', 'お客様', [['food', 9], ['planning', 0.7], ['marketing', 0.7], ['hr', 0.5]], 2.5),
  business('N', 'ブライダル/ブライダル ウエディング/ウエディング', '結婚式場の運営と婚礼の企画', '結婚式', '結婚を控えたお客様', [['beauty', 7], ['hospitality', 2], ['food', 1], ['marketing', 1], ['office', 1]], 1),
  business('N', 'ビューティー/ビューティー サロン/サロン', '美容室とネイルサロンの運営', '美容の施術', 'お客様', [['beauty', 8], ['marketing', 1], ['hr', 0.5], ['office', 0.5]], 2),
  business('N', 'トラベル/トラベル ツーリスト/ツーリスト', '国内旅行・教育旅行の企画と手配', '旅行', '学校や企業、個人のお客様', [['hospitality', 6], ['sales', 4], ['planning', 2], ['office', 2], ['marketing', 1]], 1),
  business('N', 'スポーツ/スポーツ フィットネス/フィットネス', 'スポーツクラブとスクールの運営', 'スポーツクラブの会員サービス', '会員の皆さま', [['planning', 2], ['marketing', 2], ['sales', 2], ['office', 1.5], ['hr', 1]], 1.5),
  business('O', 'アカデミー/アカデミー ゼミナール/ゼミナール', '小中高生向け学習塾の運営', '学習指導', '生徒と保護者', [['education', 9], ['sales', 1], ['marketing', 1], ['office', 1]], 3),
  business('O', '学園/ガクエン 幼稚園/ヨウチエン', '幼稚園・認定こども園の運営', '幼児教育', '子どもたちと保護者', [['education', 9], ['office', 1]], 1, 'school'),
  business('O', '外語学院/ガイゴガクイン ランゲージ/ランゲージ', '英会話スクールの運営と海外留学の支援', '語学・留学プログラム', '学習者', [['education', 8], ['sales', 2], ['marketing', 1], ['office', 1]], 2),
  business('O', '予備校/ヨビコウ', '公務員試験・資格試験の予備校の運営', '試験の対策講座', '受講生', [['education', 8], ['editing', 2], ['marketing', 1], ['office', 2]], 2),
  business('O', 'ラーニング/ラーニング エデュケーション/エデュケーション', 'オンライン学習教材の開発と運営', 'オンライン学習教材', '学校や学習者', [['software', 3], ['editing', 3], ['education', 3], ['inside_sales', 2], ['marketing', 1], ['design', 1]], 2),
  business('P', '会/カイ 記念病院/キネンビョウイン', '病院とクリニックの運営', '医療', '患者さん', [['medical', 9], ['office', 2], ['hr', 0.5], ['accounting', 0.5], ['it_support', 0.5]], 3, 'medical'),
  business('P', '福祉会/フクシカイ 苑/エン', '特別養護老人ホームとデイサービスの運営', '介護サービス', 'ご利用者', [['care', 9], ['office', 0.7], ['hr', 0.5]], 3, 'welfare'),
  business('P', 'ケア/ケア ヘルスケア/ヘルスケア', '訪問介護・訪問看護の事業所の運営', '在宅ケア', 'ご利用者', [['care', 8], ['sales', 0.7], ['office', 1]], 2),
  business('P', '保育園/ホイクエン キッズ/キッズ', '認可保育所と学童保育の運営', '保育', '子どもたちと保護者', [['education', 9], ['office', 0.7], ['hr', 0.5]], 2),
  business('Q', '農業協同組合/ノウギョウキョウドウクミアイ', '農産物の販売と、組合員の営農・暮らしの支援', '営農支援と金融・共済', '組合員や地域の方', [['sales', 2], ['finance', 3], ['office', 3], ['retail', 1], ['logistics', 1]], 0.7, 'cooperative'),
  business('R', 'スタッフ/スタッフ キャリア/キャリア', '企業の採用支援と人材紹介', '採用支援と人材紹介', '採用に取り組む企業', [['sales', 4], ['inside_sales', 4], ['hr', 3], ['marketing', 1], ['office', 1]], 2),
  business('R', 'メンテナンス/メンテナンス ビルサービス/ビルサービス', 'ビルの設備管理と清掃・警備', 'ビルの管理サービス', 'ビルオーナーや管理組合', [['construction', 3], ['mechanical', 2], ['sales', 3], ...back], 2),
  business('R', 'パブリックサービス/パブリックサービス', '図書館と市民ホールの運営の受託', '図書館や市民ホールの運営', '自治体や利用者', [['office', 5], ['planning', 3], ['hr', 0.5], ['it_support', 0.5]], 2.2),
  business('R', 'イベンツ/イベンツ プランニング/プランニング', '展示会や地域イベントの企画・運営', '展示会やイベント', '企業や自治体', [['planning', 5], ['sales', 3], ['design', 2], ['marketing', 2], ['office', 1]], 1.7),
]
