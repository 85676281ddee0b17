import type { FeatureTag, JobPostKind } from '#contract/codes/job-post.ts'
import type { Grade, Length, Month, WorkTime } from '#contract/codes/job-search.ts'
import type { FilterValues, JobPostSort } from '#contract/job-post-query.ts'

/**
 * Conditions by the words for them, and what a condition is called where its filter's own words would say it badly. Words
 * are written as people type them; every one is normalised before it is compared.
 */
type Words = readonly (readonly [words: string, filter: Partial<FilterValues>, label?: string])[]

const feature = (tag: FeatureTag): Partial<FilterValues> => ({ feature: [tag] })
const time = (...times: readonly WorkTime[]): Partial<FilterValues> => ({ time: [...times] })
const length = (...of: readonly Length[]): Partial<FilterValues> => ({ length: [...of] })
const month = (...of: readonly Month[]): Partial<FilterValues> => ({ month: [...of] })
const grade = (...of: readonly Grade[]): Partial<FilterValues> => ({ grade: [...of] })

export const internships: readonly JobPostKind[] = [
  'internship_general',
  'internship_special',
  'internship_advanced',
]
/** Kinds that one takes part in for a day; the law's internships take five at the least. */
export const shortProgrammes: readonly JobPostKind[] = [...internships, 'open_company', 'career_education']
/** Kinds that are for the year in which one graduates. */
export const graduateKinds: readonly JobPostKind[] = ['new_grad', ...shortProgrammes]
const kind = (...kinds: readonly JobPostKind[]): Partial<FilterValues> => ({ kind: [...kinds] })

export const conditionWords: Words = [
  // Of places, what a list can hold to
  ['都内 都心', { prefecture: ['13'] }, '東京都'],
  ['IT企業 IT業界 IT系企業 IT会社', { industry: ['G'] }],
  // Kinds; their legal names are added by the reader
  ['新卒 新卒採用 新卒求人 本選考 本採用 新卒向け 新卒枠', kind('new_grad')],
  ['インターン インターンシップ intern internship internships いんたーん インターン生', kind(...internships)],
  [
    '長期インターン 長期インターンシップ 長期有給就業 長期就業 実務就業 実務インターン 長期有給インターン',
    kind('paid_internship'),
  ],
  [
    '有給インターン 有給インターンシップ 給料ありインターン 有償インターン 有償インターンシップ 有給の長期インターン 給料が出るインターン',
    { kind: [...internships, 'paid_internship'], pay: ['paid'] },
    '給与のあるインターン・就業',
  ],
  ['オープンカンパニー 会社説明会 説明会 企業説明会 会社見学 職場見学', kind('open_company')],
  ['キャリア教育 キャリア教育プログラム', kind('career_education')],
  [
    'アルバイト バイト パート 学生バイト パートアルバイト アルバイトパート ばいと baito arubaito parttime',
    kind('part_time'),
  ],
  [
    '1dayインターン ワンデーインターン 1dayインターンシップ ワンデーインターンシップ 1日インターン',
    { kind: [...shortProgrammes], length: ['d1'] },
    '1日のプログラム',
  ],
  [
    '単発 単発バイト 単発アルバイト 日雇い 日雇いバイト スポットバイト 1日バイト 1dayバイト ワンデーバイト',
    { kind: ['part_time'], length: ['d1'] },
    '1日だけのアルバイト',
  ],
  // What an ad states
  [
    '転勤なし 転勤無し 転勤がない 転勤のない 転勤ない 勤務地限定 地域限定 地元就職 引っ越しなし',
    feature('no_transfer'),
  ],
  ['固定残業なし 固定残業代なし みなし残業なし 固定残業無し みなし残業代なし', feature('no_fixed_overtime')],
  [
    '年間休日120日以上 年間休日120日 休日120日 休日120日以上 年休120日 年休120 休みが多い 休日多い 休み多め',
    feature('holidays_120'),
  ],
  [
    '残業少なめ 残業少ない 残業が少ない 残業20時間以内 残業月20時間以内 残業ほぼなし ホワイト企業 ホワイト',
    feature('low_overtime'),
  ],
  ['時間自由 自由シフト シフト自由 シフト相談可 働く時間を選べる', feature('flexible_hours')],
  [
    'フレックス フレックスタイム フレックスタイム制 フレックス制 フレックス勤務 フレックスあり',
    feature('flextime'),
  ],
  [
    '土日休み 土日祝休み 土日祝日休み 土日休 完全週休二日 完全週休2日 完全週休二日制 完全週休2日制 カレンダー通り 平日のみ 平日だけ 平日勤務',
    feature('weekends_off'),
  ],
  [
    'リモート リモートワーク リモート可 リモートOK リモートあり テレワーク テレワーク可 在宅 在宅ワーク 在宅勤務 在宅勤務可 在宅OK remote',
    feature('remote_ok'),
  ],
  ['ハイブリッド勤務 ハイブリッドワーク 一部リモート 一部在宅', { remote: ['partial'] }],
  [
    'フルリモート 完全リモート 完全在宅 フル在宅 フルリモート可 フルリモートワーク フルリモート勤務',
    { remote: ['full'] },
  ],
  [
    '住宅手当 住宅手当あり 住宅補助 住宅補助あり 住宅支援 家賃補助 家賃補助あり 家賃手当 社宅 社宅あり 寮 寮あり 社員寮 寮付き 寮完備',
    feature('housing_support'),
  ],
  ['研修 研修あり 研修充実 研修制度 研修が充実 研修制度あり 教育制度 OJT', feature('training')],
  [
    '未経験 未経験OK 未経験可 未経験歓迎 未経験者歓迎 未経験でもOK 経験不問 初心者 初心者歓迎 初心者OK はじめて スキルなし 経験なし',
    feature('beginners_welcome'),
  ],
  [
    '文系 文系OK 文系可 文系歓迎 文系学部 学部不問 学科不問 学部学科不問 全学部 文理不問 専攻不問 文系でも',
    feature('any_major'),
  ],
  ['通年採用 通年', feature('year_round')],
  [
    '交通費 交通費支給 交通費あり 交通費全額支給 交通費全額 通勤手当 通勤手当あり 交通費出る 交通費支給あり',
    feature('transport_paid'),
  ],
  ['賞与 賞与あり ボーナス ボーナスあり 賞与有', feature('bonus')],
  ['昇給 昇給あり 昇給制度 昇給有', feature('raise')],
  ['社会保険完備 社会保険 社保完備 社保あり 社会保険あり 各種保険完備 社保', feature('social_insurance')],
  ['期間の定めなし 無期雇用 契約期間の定めなし', feature('no_term')],
  ['正社員 正社員採用 正社員募集 正規雇用', { feature: ['no_term'], kind: ['new_grad'] }],
  [
    '残業なし 残業無し ノー残業 残業ゼロ 残業0 残業ない 残業がない 定時退社 定時で帰れる 定時帰り',
    feature('no_overtime'),
  ],
  ['夜勤なし 夜勤無し 夜勤ない 夜勤がない 日勤のみ 日勤だけ 深夜なし', feature('no_night_work')],
  ['禁煙 屋内禁煙 分煙 敷地内禁煙 喫煙なし', feature('smoke_free')],
  ['履歴書不要 履歴書なし 履歴書いらない', feature('no_resume')],
  [
    '服装自由 髪型自由 髪色自由 髪型服装自由 服装髪型自由 私服OK 私服勤務 髪色OK 私服 私服可 スーツなし スーツ不要',
    feature('free_dress'),
  ],
  ['制服貸与 制服あり 制服 制服貸出 制服支給', feature('uniform')],
  ['友達と応募 友人と応募 友達と 友達と一緒 友達とOK 友達と応募可', feature('with_friends')],
  [
    'テスト休み テスト期間休み テスト期間 試験休み 試験期間 テスト休みOK テスト期間考慮 試験期間に休める',
    feature('exam_friendly'),
  ],
  [
    '資格取得支援 資格支援 資格取得 資格取得支援制度 資格取得支援あり 資格が取れる 資格を取れる',
    feature('qualification_support'),
  ],
  [
    '奨学金返還支援 奨学金返済支援 奨学金代理返還 奨学金支援 奨学金返還支援制度 奨学金 奨学金返還 奨学金返済',
    feature('scholarship_support'),
  ],
  ['まかない 賄い まかないあり まかない付き 食事補助 食事付き 社食 社員食堂 食事手当', feature('meals')],
  ['給与あり 給料あり 報酬あり 有給の 給料が出る お金がもらえる 謝礼あり', { pay: ['paid'] }],
  ['時給制', { pay: ['hour'] }],
  ['日給制 日給', { pay: ['day'] }],
  ['月給制 初任給 年収', { pay: ['month'] }],
  // Seasons, months of programmes
  ['夏 夏季 夏期 夏休み サマー 夏の summer', month('7', '8', '9')],
  ['秋 秋季 秋期 オータム 秋の autumn', month('10', '11')],
  ['冬 冬季 冬期 冬休み ウィンター ウインター 冬の winter', month('12', '1', '2')],
  ['春 春季 春期 春休み スプリング 春の spring', month('2', '3', '4')],
  // Lengths
  ['1day 1dayの oneday ワンデー ワンデイ 1日のみ 1日完結 1日だけ 一日 半日 1日', length('d1')],
  ['1日仕事体験 1day仕事体験 ワンデー仕事体験 仕事体験 職業体験 1日職業体験', length('d1')],
  ['2days 3days 4days 数日', length('d2')],
  ['5days', length('d5')],
  ['1週間 一週間', length('d5')],
  ['短期 短期間', length('d1', 'd2', 'd5', 'w2')],
  ['長期 長期間', length('m1')],
  // Years at school
  ['全学年 学年不問 全学年対象 学年問わず', grade('u1'), '学年を問わない（大学1年生から）'],
  ['低学年 1年2年 大学1・2年生', grade('u1', 'u2')],
  ['大学院生 院生 大学院 院卒 大学院卒', grade('m1', 'm2', 'd')],
  ['修士 修士課程 修士学生 修士生', grade('m1', 'm2')],
  ['博士 博士課程 ドクター 博士学生 博士後期課程', grade('d')],
  // Times
  ['早朝 朝 朝だけ 朝のみ モーニング 午前中 午前', time('morning')],
  ['昼 昼間 日中 昼のみ ランチ ランチタイム', time('day')],
  [
    '夕方 夕方から 放課後 夜 夜だけ 夜のみ 夜間 ディナー ナイト 授業後 授業終わり 平日夜 平日の夜 平日夕方 平日の夕方 平日夕方だけ 平日の夕方だけ 学校終わり 学校帰り',
    time('evening'),
  ],
  ['深夜 夜勤 オールナイト 深夜勤務', time('night')],
  ['土日 週末 土日祝 土日OK', time('weekend')],
  // Whoever has no other day can do no work of three days a week.
  [
    '土日のみ 土日だけ 週末のみ 週末だけ 土日祝のみ 土日祝だけ',
    { time: ['weekend'], weekdays: 2 },
    '土日だけでも働ける',
  ],
  ['駅チカ 駅ちか 駅近 駅近く 駅の近く 駅から近い 駅に近い', { walk: 5 }],
]

/** Words that ask for an order, not for a condition. */
export const orderWords: readonly (readonly [words: string, sort: JobPostSort])[] = [
  ['高時給 時給が高い 時給高い 時給高め 時給がいい', 'hourly'],
  [
    '高収入 高給 高給与 高月給 給料が高い 給料高い 給与が高い 給料がいい 給料が良い 高給料 初任給が高い 初任給高い 初任給高め 稼げる 高年収',
    'wage',
  ],
  ['締切間近 締め切り間近 締切が近い 急募', 'deadline'],
  ['新着 新着求人 最新', 'newest'],
  ['近い順 近い順に 駅から近い順 距離順', 'near'],
]

/** Words that say nothing beside others: what is looked for is always an ad. */
export const idleWords = [
  '求人 募集 募集中 仕事 お仕事 探し 探す 検索 一覧 情報 求人情報 求人一覧 採用 採用情報 学生 大学生 学生向け 大学生歓迎 学生歓迎 大学生向け 人気 おすすめ オススメ 職種 向け 可 OK あり 歓迎 できる 近く 周辺 付近 か or または もしくは',
]
