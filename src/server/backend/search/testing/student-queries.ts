import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'

/** An ad of the demo data as the table of ads has it; nothing of the search tables. */
export type DemoAd = typeof jobPost.$inferSelect & {
  places: readonly (typeof jobPostWorkplace.$inferSelect)[]
  companyName: string
  industry: string
}

/** Whether the ad is what the person who typed the words wants. */
type Fits = (ad: DemoAd) => boolean

const all =
  (...tests: readonly Fits[]): Fits =>
  (ad) =>
    tests.every((test) => test(ad))
const any =
  (...tests: readonly Fits[]): Fits =>
  (ad) =>
    tests.some((test) => test(ad))
const not =
  (test: Fits): Fits =>
  (ad) =>
    !test(ad)

const kind =
  (...kinds: readonly JobPostKind[]): Fits =>
  (ad) =>
    kinds.includes(ad.kind)
const work =
  (...codes: readonly OccupationCode[]): Fits =>
  (ad) =>
    codes.some((code) => code === ad.occupation)
const at =
  (...codes: readonly string[]): Fits =>
  ({ places }) =>
    places.some(({ prefectureCode }) => codes.includes(prefectureCode))
const walk =
  (most: number): Fits =>
  ({ places }) =>
    places.some(({ stations }) => stations.some(({ way, minutes }) => way === 'walk' && minutes <= most))
const city =
  (name: string): Fits =>
  ({ places }) =>
    places.some((place) => place.city.includes(name))
const near =
  (name: string): Fits =>
  ({ places, title }) =>
    title.includes(name) ||
    places.some((place) =>
      [place.name, place.city, ...place.stations.map(({ station }) => station)].some((words) =>
        words.includes(name),
      ),
    )
const title =
  (pattern: RegExp): Fits =>
  (ad) =>
    pattern.test(ad.title)
const told =
  (pattern: RegExp): Fits =>
  (ad) =>
    pattern.test(`${ad.title}\n${ad.duties}\n${ad.participants ?? ''}`)
const hourly =
  (yen: number): Fits =>
  (ad) =>
    ad.wageUnit === 'hour' && (ad.wageMin ?? 0) >= yen
const monthly =
  (yen: number): Fits =>
  (ad) =>
    ad.wageUnit === 'month' && (ad.wageMin ?? 0) >= yen
const daily =
  (yen: number): Fits =>
  (ad) =>
    ad.wageUnit === 'day' && (ad.wageMin ?? 0) >= yen
const days =
  (least: number, most: number): Fits =>
  (ad) =>
    ad.eventDays !== null && ad.eventDays >= least && ad.eventDays <= most
const inMonths =
  (...months: readonly number[]): Fits =>
  (ad) =>
    [
      ...(ad.eventDates ?? ad.termFrom?.replace(/^\d+-0?(\d+)-.*$/u, '$1月') ?? '').matchAll(/(\d+)月/gu),
    ].some(([, month]) => months.includes(Number(month)))
const year =
  (graduation: number): Fits =>
  (ad) =>
    ad.graduationYears.includes(graduation) ||
    (ad.graduationYears.length === 0 && !kind('part_time', 'paid_internship')(ad))
const shift =
  (most: number): Fits =>
  (ad) => {
    const [, least] = /週(\d)日/u.exec(ad.hoursNote ?? '') ?? []
    return least !== undefined && Number(least) <= most
  }

const internships = ['internship_general', 'internship_special', 'internship_advanced'] as const
const internship = kind(...internships)
const experience = kind(...internships, 'open_company', 'career_education')
const part = kind('part_time')
const graduates = kind('new_grad')
const engineer = work('software', 'infrastructure', 'data', 'it_support')
const paid: Fits = (ad) => ad.wageMin !== null
const anyMajor = told(/学部・学科(は)?(不問|問いません)|全学部/u)
const beginners = told(/未経験|経験は問いません|予備知識は不要/u)
const openToFirstYears: Fits = (ad) =>
  part(ad) || told(/学年(、|は)|全学年|在学中/u)(ad) ? !told(/博士課程に在学中/u)(ad) : false
const lasts =
  (least: number, most: number): Fits =>
  ({ termFrom, termTo }) => {
    const length = (Date.parse(termTo ?? '') - Date.parse(termFrom ?? '')) / 86_400_000 + 1
    return length >= least && length <= most
  }
const days1 = lasts(1, 1)
const brief = lasts(1, 29)
const daysOff = (ad: DemoAd) => /土日/u.test(ad.holidays)

/** What students type, and what fits. Written down before the search could do it. */
export const studentQueries: Readonly<Record<string, Fits>> = {
  // Work, as it is called
  営業: work('sales', 'inside_sales'),
  営業職: work('sales', 'inside_sales'),
  営業の仕事: work('sales', 'inside_sales'),
  法人営業: told(/法人営業/u),
  セールス: work('sales', 'inside_sales'),
  インサイドセールス: work('inside_sales'),
  カスタマーサクセス: work('inside_sales'),
  販売: work('retail'),
  販売スタッフ: work('retail'),
  接客: work('retail', 'food', 'hospitality', 'beauty'),
  事務: work('office'),
  一般事務: work('office'),
  事務職: work('office'),
  営業事務: work('office'),
  経理: work('accounting'),
  会計: work('accounting'),
  人事: work('hr'),
  総務: work('hr'),
  採用担当: work('hr'),
  企画: work('planning'),
  商品企画: work('planning'),
  マーケティング: work('marketing'),
  マーケター: work('marketing'),
  広報: work('marketing'),
  デザイナー: work('design'),
  デザイン: work('design'),
  ライター: work('editing'),
  編集: work('editing'),
  エンジニア: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  プログラマー: work('software'),
  プログラミング: work('software'),
  コーダー: work('software', 'design'),
  SE: engineer,
  システムエンジニア: engineer,
  ITエンジニア: engineer,
  インフラエンジニア: work('infrastructure'),
  社内SE: work('it_support'),
  情シス: work('it_support'),
  データサイエンティスト: work('data'),
  データ分析: work('data'),
  ウェブデザイナー: work('design'),
  webデザイナー: work('design'),
  webマーケティング: work('marketing'),
  機械設計: work('mechanical'),
  品質管理: work('manufacturing'),
  生産技術: work('manufacturing'),
  施工管理: work('construction'),
  現場監督: work('construction'),
  物流: work('logistics'),
  ドライバー: work('logistics'),
  研究職: work('research'),
  研究開発: work('research'),
  コンサル: work('consulting'),
  金融: any(work('finance'), (ad) => ad.industry === 'J'),
  看護師: work('medical'),
  看護: work('medical'),
  介護: work('care'),
  介護職: work('care'),
  福祉: work('care'),
  保育士: work('education'),
  塾講師: work('education'),
  教育: work('education'),
  飲食: work('food'),
  調理: work('food'),
  ホテル: any(work('hospitality'), told(/ホテル/u)),
  美容師: work('beauty'),
  ブライダル: any(work('beauty'), told(/婚礼|結婚|ウエディング/u)),
  // Other writings
  えいぎょう: work('sales', 'inside_sales'),
  じむ: work('office'),
  かいご: work('care'),
  けいり: work('accounting'),
  じんじ: work('hr'),
  engineer: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  programmer: work('software'),
  designer: work('design'),
  marketing: work('marketing'),
  sales: work('sales', 'inside_sales'),
  eigyo: work('sales', 'inside_sales'),
  jimu: work('office'),
  kaigo: work('care'),
  エンジニヤ: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  マーケティンク: work('marketing'),
  shinjuku: near('新宿'),
  yokohama: near('横浜'),
  しぶや: near('渋谷'),
  なごや: near('名古屋'),
  いんふらえんじにあ: work('infrastructure'),
  kangoshi: work('medical'),
  hoikushi: work('education'),
  せこうかんり: work('construction'),
  ざんぎょうなし: (ad) => !ad.overtime && paid(ad),
  こうつうひしきゅう: (ad) =>
    ad.travelCosts !== null || ad.allowances.some(({ name }) => /通勤|交通/u.test(name)),
  えんじにあ: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  enjinia: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  baito: part,
  ohsaka: at('27'),
  プログラマ: work('software'),
  デザイナ: work('design'),
  ｴﾝｼﾞﾆｱ: any(engineer, work('mechanical', 'manufacturing', 'construction')),
  // Places
  東京: at('13'),
  大阪: at('27'),
  おおさか: at('27'),
  tokyo: at('13'),
  渋谷区: city('渋谷区'),
  新宿: near('新宿'),
  横浜市: city('横浜市'),
  名古屋: near('名古屋'),
  関西: at('25', '26', '27', '28', '29', '30'),
  東京営業: all(at('13'), work('sales', 'inside_sales')),
  '東京 事務': all(at('13'), work('office')),
  大阪アルバイト: all(at('27'), part),
  '東京・大阪': at('13', '27'),
  東京以外: not(at('13')),
  // Wages
  時給1500円以上: hourly(1500),
  '時給 1,500円〜': hourly(1500),
  時給１５００円: hourly(1500),
  '時給1500円以上 東京': all(hourly(1500), at('13')),
  '1300円以上 バイト': all(hourly(1300), part),
  月給25万以上: monthly(250_000),
  '月給25万円〜': monthly(250_000),
  '月給250,000円以上': monthly(250_000),
  初任給26万: monthly(260_000),
  基本給24万円から: monthly(240_000),
  年収300万以上: monthly(250_000),
  '年収 300万円': monthly(250_000),
  日給1万円以上: daily(10_000),
  '日給10,000円': daily(10_000),
  高時給: hourly(1500),
  '高時給 バイト': all(hourly(1400), part),
  有給インターン: all(paid, any(internship, kind('paid_internship'))),
  '給与あり インターン': all(paid, any(internship, kind('paid_internship'))),
  給料が出るインターン: all(paid, any(internship, kind('paid_internship'))),
  時給千円以上: hourly(1000),
  月給二十五万: monthly(250_000),
  // Conditions
  文系: anyMajor,
  学部不問: anyMajor,
  残業なし: (ad) => !ad.overtime && paid(ad),
  ノー残業: (ad) => !ad.overtime && paid(ad),
  残業少なめ: (ad) => !ad.overtime || (ad.overtimeHours ?? 99) <= 20,
  夜勤なし: (ad) => !/22:30|23:00/u.test(ad.hoursNote ?? ''),
  交通費支給: (ad) => ad.travelCosts !== null || ad.allowances.some(({ name }) => /通勤|交通/u.test(name)),
  交通費あり: (ad) => ad.travelCosts !== null || ad.allowances.some(({ name }) => /通勤|交通/u.test(name)),
  賞与あり: (ad) => ad.bonus !== null,
  ボーナスあり: (ad) => ad.bonus !== null,
  昇給あり: (ad) => ad.raise !== null,
  社会保険完備: (ad) => ad.insurance.length === 4,
  正社員: (ad) => ad.termKind === 'indefinite' && graduates(ad),
  転勤なし: (ad) => /変更なし|転勤は?(なし|ありません)/u.test(ad.workplacesRange),
  土日休み: daysOff,
  土日祝休み: daysOff,
  週休二日: (ad) => /週休2日/u.test(`${ad.holidays}${ad.duties}`),
  年間休日120日以上: (ad) => (ad.holidaysPerYear ?? 0) >= 120,
  休日120日: (ad) => (ad.holidaysPerYear ?? 0) >= 120,
  固定残業なし: (ad) => ad.fixedOvertimeAmount === null,
  フレックス: (ad) => ad.hoursSystem === 'flex',
  リモート: (ad) => ad.remote !== 'none',
  在宅ワーク: (ad) => ad.remote !== 'none',
  フルリモート: (ad) => ad.remote === 'full',
  テレワーク可: (ad) => ad.remote !== 'none',
  未経験OK: beginners,
  未経験歓迎: beginners,
  '未経験 エンジニア': all(beginners, engineer),
  住宅手当: (ad) => ad.allowances.some(({ name }) => /住宅|社宅/u.test(name)),
  家賃補助: (ad) => ad.allowances.some(({ name }) => /住宅|社宅/u.test(name)),
  研修あり: told(/研修/u),
  通年採用: all(
    graduates,
    any(title(/通年採用/u), (ad) => ad.features.includes('year_round')),
  ),
  禁煙: (ad) => ad.smoking !== 'allowed' && ad.smoking !== 'varies',
  履歴書不要: (ad) => ad.selectionFlow.some((step) => step.includes('履歴書不要')),
  服装自由: told(/服装は清潔であれば自由/u),
  制服貸与: told(/制服の貸し出し/u),
  友達と応募: told(/友人との応募/u),
  資格取得支援: told(/資格|受験料/u),
  // Kinds
  新卒: graduates,
  インターン: internship,
  インターンシップ: internship,
  長期インターン: kind('paid_internship'),
  オープンカンパニー: kind('open_company'),
  バイト: part,
  アルバイト: part,
  ばいと: part,
  学生バイト: part,
  販売バイト: all(part, work('retail')),
  塾講師バイト: all(part, work('education')),
  事務バイト: all(part, work('office')),
  'エンジニア インターン': all(
    internship,
    any(engineer, work('mechanical', 'manufacturing', 'construction')),
  ),
  長期インターンエンジニア: all(kind('paid_internship'), engineer),
  高度専門型インターンシップ: kind('internship_advanced'),
  // Seasons and lengths
  冬インターン: all(internship, inMonths(12, 1, 2)),
  春のインターンシップ: all(internship, inMonths(2, 3, 4)),
  '2月 インターン': all(internship, inMonths(2)),
  春休み: all(experience, inMonths(2, 3, 4)),
  '1day': all(experience, days(1, 1)),
  ワンデー: all(experience, days(1, 1)),
  '1日仕事体験': all(experience, days(1, 1)),
  'インターン 1day': all(experience, days(1, 1)),
  '1dayインターン': all(experience, days(1, 1)),
  '5days': all(experience, days(5, 13)),
  '5日間 インターン': all(internship, days(5, 13)),
  '2週間 インターン': all(internship, days(14, 29)),
  短期インターン: all(internship, days(1, 29)),
  // Years at school and of graduation
  '28卒': year(2028),
  '2028卒': year(2028),
  '2028年卒 営業': all(year(2028), work('sales', 'inside_sales')),
  大学1年生: openToFirstYears,
  大学３年生: any((ad) => ad.graduationYears.includes(2028), told(/3年生|在学中|学年/u), part),
  '1年生 インターン': any(experience, kind('paid_internship')),
  三年生: any((ad) => ad.graduationYears.includes(2028), told(/3年生|在学中|学年/u), part),
  大学院生: any(told(/大学院/u), part),
  院生: any(told(/大学院/u), part),
  全学年: any(told(/学年(、|は)|全学年/u), part),
  // Days and times
  週1: all(part, shift(1)),
  週2日: shift(2),
  週2から: shift(2),
  '週3日 バイト': all(part, shift(3)),
  '夜 バイト': all(part, (ad) => /〜(?:19|2[0-3]):\d\d/u.test(ad.hoursNote ?? '')),
  夕方から: (ad) => /(19|2[0-3]):\d\d/u.test(`${ad.hoursNote}${ad.endsAt}`),
  '朝 バイト': all(part, (ad) => /(?<!\d)[6-9]:\d\d〜/u.test(ad.hoursNote ?? '')),
  // What is not wanted
  販売以外: not(work('retail')),
  'バイト 飲食以外': all(part, not(work('food'))),
  営業を除く: not(work('sales')),
  '接客 -夜勤': work('retail', 'food', 'hospitality', 'beauty'),
  // Words that say little
  '営業 求人': work('sales', 'inside_sales'),
  事務の仕事: work('office'),
  'おすすめ バイト': part,
  // What a visitor tries first, and found nothing of in the demo data
  カフェ: told(/カフェ/u),
  'カフェ バイト': all(part, told(/カフェ/u)),
  居酒屋: told(/居酒屋/u),
  コンビニ: told(/コンビニ/u),
  スーパー: told(/スーパー/u),
  ドラッグストア: told(/ドラッグストア/u),
  アパレル: told(/アパレル/u),
  本屋: told(/書店|本屋|書籍/u),
  図書館: told(/図書館/u),
  公務員: told(/公務員/u),
  イベントスタッフ: told(/イベントスタッフ/u),
  試験監督: told(/試験監督/u),
  引っ越し: told(/引っ越し|引越/u),
  ゲーム: told(/ゲーム/u),
  コスメ: told(/化粧品|コスメ/u),
  銀行: told(/銀行|銀行業務/u),
  英語: told(/英語|英会話/u),
  英会話: told(/英語|英会話/u),
  海外: told(/海外|グローバル/u),
  翻訳: told(/翻訳/u),
  Python: told(/Python/u),
  Java: told(/Java/u),
  AI: told(/AI/u),
  日払い: all(part, ({ wageNote }) => /日払い/u.test(wageNote ?? '')),
  扶養内: all(part, told(/扶養/u)),
  駅チカ: walk(5),
  駅近: walk(5),
  留学生: told(/留学生/u),
  短時間: told(/短時間/u),
  即日: told(/即日/u),
  副業: told(/副業/u),
  まかない: told(/まかない/u),
  既卒: told(/既卒/u),
  夏休み: inMonths(7, 8, 9),
  選考なし: ({ selectionFlow }) => selectionFlow.some((step) => step.includes('選考なし')),
  'インターン 長期': any(kind('paid_internship'), all(internship, days(30, 200))),
  初任給: ({ wageUnit }) => wageUnit === 'month',
  年収: ({ wageUnit }) => wageUnit === 'month',
  // What found nothing in the demo
  単発: all(part, days1),
  単発バイト: all(part, days1),
  日雇い: all(part, days1),
  短期バイト: all(part, brief),
  リゾートバイト: title(/リゾートバイト/u),
  リゾバ: title(/リゾートバイト/u),
  高校生: all(part, told(/高校生も/u)),
  面接なし: ({ selectionFlow }) => selectionFlow.some((step) => step.includes('面接なし')),
  ゲーム会社: told(/スマートフォン向けゲーム/u),
  出版社: (ad) => told(/出版/u)(ad) || ad.industry === 'G',
  食品メーカー: (ad) => ad.industry === 'E',
  Wワーク: all(part, told(/ダブルワーク/u)),
  普通免許: told(/普通自動車免許/u),
  スポーツジム: (ad) => told(/スポーツ/u)(ad) || ad.companyName.includes('スポーツ'),
  テスター: told(/動作確認/u),
  中国語: told(/中国語/u),
  Uターン: told(/Uターン/u),
  奨学金: ({ allowances }) => allowances.some(({ name }) => name.includes('奨学金')),
  // What a further round of typing did not find
  フルリモートワーク: (ad) => ad.remote === 'full',
  ハイブリッド勤務: (ad) => ad.remote !== 'none',
  オンラインインターン: all(internship, told(/オンライン/u)),
  有償インターン: all(paid, any(internship, kind('paid_internship'))),
  給料が良い: paid,
  初任給が高い: paid,
  賞与4ヶ月: (ad) => ad.bonus !== null,
  ボーナス2回: (ad) => ad.bonus !== null,
  院1年: any(told(/大学院|修士|学年/u), part),
  職業体験: all(experience, days(1, 1)),
  テレアポなし: not(work('inside_sales')),
  接客なし: not(work('retail', 'food', 'hospitality', 'beauty')),
  フロントエンジニア: work('software'),
  機械学習: work('data'),
  営業マン: work('sales', 'inside_sales'),
  看護士: work('medical'),
  保育師: work('education'),
  経理事務: work('accounting'),
  'data scientist': work('data'),
  'web designer': work('design'),
  accountant: work('accounting'),
  juku: work('education'),
  web制作: work('design', 'software'),
  大学生バイト: part,
  '夏休み バイト': part,
  '冬休み アルバイト': part,
  '23区 バイト': all(at('13'), part),
  都内: at('13'),
  平日のみ: daysOff,
  IT企業: (ad) => ad.industry === 'G',
  スーツなし: told(/服装は清潔であれば自由/u),
  ホワイト: (ad) => !ad.overtime || (ad.overtimeHours ?? 99) <= 20,
}
