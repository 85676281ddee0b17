import { normalise } from '#server/domain/search/normalise.ts'

/** Words that mean the same to a student looking for work: each finds all the others. */
const equivalents: readonly (readonly string[])[] = [
  ['SE', 'システムエンジニア'],
  ['プログラマー', 'PG', 'コーダー', 'プログラミング'],
  ['営業', 'セールス'],
  ['事務', 'バックオフィス'],
  ['経理', 'アカウンティング'],
  ['財務', 'ファイナンス'],
  ['人事', 'HR', 'ヒューマンリソース'],
  ['広報', 'PR', 'パブリックリレーションズ'],
  ['採用担当', 'リクルーター'],
  ['マーケティング', 'マーケター'],
  ['デザイナー', 'デザイン'],
  ['編集', 'エディター'],
  ['ライター', 'ライティング', '執筆'],
  ['コンサルタント', 'コンサルティング', 'コンサル'],
  ['研究開発', 'R&D', 'RD'],
  ['データサイエンティスト', 'データサイエンス', 'データ分析'],
  ['人工知能', 'AI'],
  ['機械学習', 'マシンラーニング'],
  ['情報システム', '情シス', '社内SE'],
  ['品質管理', 'QC'],
  ['品質保証', 'QA'],
  ['プロジェクトマネージャー', 'PM', 'プロマネ'],
  ['カスタマーサクセス', 'CS'],
  ['カスタマーサポート', 'コールセンター', 'テレオペ', '電話対応'],
  ['ウェブ', 'WEB'],
  ['ユーザーインターフェース', 'UI'],
  ['ユーザー体験', 'UX'],
  ['情報技術', 'IT'],
  ['情報通信', 'ICT'],
  ['販売', 'ショップスタッフ', '店員'],
  ['接客', 'ホールスタッフ', 'ホール'],
  ['調理', 'キッチン', '厨房', 'コック'],
  ['飲食', 'レストラン', 'フード'],
  ['カフェ', '喫茶'],
  ['居酒屋', '酒場'],
  ['コンビニ', 'コンビニエンスストア'],
  ['スーパー', 'スーパーマーケット'],
  ['塾講師', '学習塾', '個別指導'],
  ['教師', '教員', '先生'],
  ['看護師', 'ナース', '看護'],
  ['介護', 'ケアワーカー', 'ヘルパー'],
  ['保育士', '保育', '保育園'],
  ['薬剤師', 'ファーマシスト'],
  ['美容師', 'スタイリスト', 'ヘアサロン'],
  ['ホテル', '宿泊', '旅館'],
  ['観光', 'ツーリズム', '旅行'],
  ['ブライダル', '結婚式', 'ウェディング'],
  ['ドライバー', '運転手', '配送'],
  ['物流', 'ロジスティクス', '倉庫'],
  ['施工管理', '現場監督', '現場管理'],
  ['製造', 'ものづくり', '生産'],
  ['銀行', 'バンク'],
  ['不動産', '住宅販売'],
  ['商社', 'トレーディング'],
  ['公務員', '自治体職員'],
  ['家庭教師', 'チューター'],
  ['アナウンサー', 'キャスター'],
  ['司書', '図書館'],
  ['イラストレーター', 'イラスト'],
  ['動画編集', '映像編集', '動画制作', '映像制作'],
  ['SNS', 'ソーシャルメディア', 'Instagram'],
  ['EC', '通販', 'ネットショップ', 'オンラインショップ'],
  ['受付', 'フロント'],
  ['清掃', 'クリーニング'],
  ['警備', 'セキュリティスタッフ'],
  ['試験監督', '試験官'],
  ['奨学金返還支援', '奨学金返済支援', '奨学金代理返還'],
  ['農業', '農家', 'アグリ'],
  ['リモート', 'テレワーク', '在宅', '在宅勤務', 'リモートワーク'],
  ['フレックス', 'フレックスタイム'],
  ['未経験歓迎', '未経験可', '未経験OK', '経験不問'],
  ['土日休み', '土日祝休み', '完全週休二日', '完全週休2日'],
  ['週休二日', '週休2日'],
  ['転勤なし', '勤務地限定', '地域限定'],
  ['残業なし', '定時退社', 'ノー残業'],
  ['寮', '社宅'],
  ['住宅手当', '家賃補助'],
  ['学部不問', '学部学科不問', '文理不問', '全学部'],
  ['研修', 'トレーニング', 'OJT'],
  ['正社員', '無期雇用'],
  ['時短', '短時間'],
  ['シフト', 'シフト制'],
  ['選考なし', '選考無し', '選考不要', '無選考'],
  ['日払い', '即日払い', '当日払い'],
  ['リゾートバイト', 'リゾバ'],
  ['ダブルワーク', 'Wワーク', '掛け持ち'],
  ['普通自動車免許', '普通免許', '運転免許', '自動車免許'],
  ['フィットネス', 'スポーツクラブ', 'スポーツジム'],
  ['動作確認', 'デバッグ', 'テスター'],
  ['パン屋', 'ベーカリー'],
  ['駅チカ', '駅近', '駅から近い'],
  ['扶養内', '扶養範囲内', '扶養の範囲内'],
  ['引っ越し', '引越し', '引越'],
  ['化粧品', 'コスメ', 'コスメティクス'],
  ['書店', '本屋'],
  ['週1', '週一', '週1日'],
  ['週2', '週二', '週2日'],
  ['週3', '週三', '週3日'],
  ['英語', 'English', '英会話'],
  ['グローバル', '海外'],
  ['ベンチャー', 'スタートアップ'],
  ['アプリ', 'アプリケーション'],
  ['ソフト', 'ソフトウェア', 'ソフトウエア'],
  ['サーバーサイド', 'バックエンド'],
  ['フロントエンド', 'フロント開発'],
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
]

/** A broad word also finds the narrower ones; a narrow word does not find the broad one. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  エンジニア: ['SE', 'プログラマー', 'システム開発', 'ソフトウェア開発'],
  技術職: ['エンジニア', '設計', '生産技術', '施工管理'],
  IT: ['システム開発', 'ソフトウェア', 'クラウド', '情報システム'],
  クラウド: ['AWS', 'GCP', 'Azure'],
  設計: ['CAD'],
  建設: ['建築', '土木', '施工管理'],
  クリエイティブ: ['デザイナー', '編集', 'ライター', '動画制作'],
  総合職: ['企画営業', '営業職'],
  医療: ['看護師', '薬剤師', '病院', 'クリニック'],
  福祉: ['介護', '保育士', '生活支援'],
  教育: ['塾講師', '教員', '保育士', '家庭教師'],
  金融: ['銀行', '証券', '保険', '信用金庫'],
  サービス業: ['接客', 'ホテル', '飲食'],
  プログラミング: ['Python', 'Java', 'JavaScript', 'Ruby', 'PHP'],
  理系: ['研究開発', '機械設計', '生産技術'],
  語学: ['英語', '中国語', '韓国語', '留学生'],
  アパレル: ['ファッション', '衣料'],
  マスコミ: ['出版', '放送', '新聞', '広告'],
  カフェ: ['コーヒー', 'ベーカリー'],
  ゲーム会社: ['スマートフォン向けゲーム', 'ゲーム開発', 'ゲームの企画'],
  ゲーム業界: ['スマートフォン向けゲーム', 'ゲーム開発', 'ゲームの企画'],
  出版社: ['出版'],
  出版業界: ['出版'],
  食品メーカー: ['冷凍食品'],
  ファミレス: ['レストラン'],
}

const table = new Map<string, Set<string>>()
const link = (word: string, others: readonly string[]): void => {
  const key = normalise(word)
  const known = table.get(key) ?? new Set<string>()
  for (const other of others) if (normalise(other) !== key) known.add(normalise(other))
  table.set(key, known)
}
for (const group of equivalents) for (const word of group) link(word, group)
for (const [word, others] of Object.entries(narrower)) link(word, others)

/** How many groups the table holds; documentation and tests read it. */
export const synonymGroups = equivalents.length + Object.keys(narrower).length

const contains = (form: string, part: string) => !/^[a-z0-9]/.test(part) && form.includes(part)

/** Katakana of at most two characters is found as a whole word only: コダ (コーダー) is not in コダマ, ホル not in ホルモン. */
const isShort = (form: string) => /^[ァ-ヺ]{1,2}$/u.test(form)

const listed = (short: boolean): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from(table, ([word, others]) => [
      word,
      // システムエンジニア needs no looking up beside エンジニア: whoever holds it holds both.
      [...others].filter((other) => !contains(other, word) && isShort(other) === short),
    ]),
  )
const found = listed(false)
const whole = listed(true)
const none: readonly string[] = []

/** Other normalised words that the normalised word also finds; one step only, so that meaning doesn't drift. */
export const synonymsOf = (word: string): readonly string[] => found.get(word) ?? none

/** Those of them that are too short to be looked for inside other words. */
export const wholeSynonymsOf = (word: string): readonly string[] => whole.get(word) ?? none

/** Every word of the table, as people write it. */
export const synonymWords = (): readonly string[] => [...equivalents.flat(), ...Object.keys(narrower)]

/** All that any word finds besides itself, normalised: as parts of other words, and as whole words only. */
export const synonymForms = (): readonly string[] => [...new Set([...found.values()].flat())]
export const wholeSynonymForms = (): readonly string[] => [...new Set([...whole.values()].flat())]
