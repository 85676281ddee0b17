import { expect, test } from 'vitest'
import { wordingGroups } from '#contract/legal/wording/groups.ts'
import type { LegalCode } from '#contract/legal/rules.ts'
import { crimeWordings } from '#contract/legal/wording/crime.ts'
import { engagementWordings } from '#contract/legal/wording/engagement.ts'
import { dividedWordings, everydayAgeWordings, keptOutWordings } from '#contract/legal/wording/people.ts'
import { pressureWordings } from '#contract/legal/wording/pressure.ts'
import { intrudingWordings, privateWordings } from '#contract/legal/wording/private.ts'
import { probationWordings } from '#contract/legal/wording/probation.ts'
import { internshipWordings, programmeWordings } from '#contract/legal/wording/programmes.ts'
import { restWordings } from '#contract/legal/wording/rest.ts'
import { unpaidWordings } from '#contract/legal/wording/unpaid.ts'
import { wordingAdvice, type Wording } from '#contract/legal/wording/wording.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { lawfulAd, lawfulInternship, lawfulProgramme } from '#server/domain/testing/lawful-ads.ts'
import { legalFacts, type LegalFacts } from './facts.ts'

const inDuties = (text: string): string[] =>
  checkJobPost({ ...lawfulAd, duties: text }).map(({ code }) => code)
const asked = (text: string): string[] =>
  checkJobPost({ ...lawfulAd, questions: [text] }).map(({ code }) => code)
const asStep = (text: string): string[] =>
  checkJobPost({ ...lawfulAd, selectionFlow: [text] }).map(({ code }) => code)

const conditions = [...unpaidWordings, ...probationWordings, ...restWordings, ...engagementWordings]
const intrusions = [...privateWordings, ...intrudingWordings]
/** What these lists tell companies is what is found. */
const examplesOf = (list: readonly Wording[]) => list.flatMap(({ example }) => example.split('、'))

test.each(examplesOf(conditions))('an example is found: %s', (text) => {
  expect(inDuties(text)).toContain('unlawful_condition')
})

test.each(
  [
    ['danger_signs', crimeWordings],
    ['pressure_on_offers', pressureWordings],
    ['age_limit_in_text', everydayAgeWordings],
    ['gendered_wording', dividedWordings],
    ['unequal_treatment', keptOutWordings],
  ].flatMap(([code, list]) => examplesOf(list as readonly Wording[]).map((text) => [code, text] as const)),
)('an example of %s is found: %s', (code, text) => {
  expect(inDuties(text)).toContain(code)
})

test.each(examplesOf(internshipWordings))('an example is found in an internship: %s', (text) => {
  const codes = checkJobPost({ ...lawfulInternship, duties: `${lawfulInternship.duties}\n${text}` }).map(
    ({ code }) => code,
  )
  expect(codes).toContain('programme_burdens')
})

test.each(examplesOf(programmeWordings))('an example is found in a programme: %s', (text) => {
  const codes = checkJobPost({ ...lawfulProgramme, duties: text }).map(({ code }) => code)
  expect(codes).toContain('programme_burdens')
})

test.each(examplesOf(intrusions))('an example is found among what is asked: %s', (text) => {
  expect([...asked(text), ...asStep(text)].some((code) => code.startsWith('unfair_'))).toBe(true)
})

/** Sentences of ads, one for each wording of the lists and more. */
const forbidden: Partial<Record<LegalCode, readonly string[]>> = {
  gendered_wording: [
    'レディーススタッフを募集します',
    'ルート営業マンとして活躍',
    'セールスマンを育てます',
    'セールスレディの募集です',
    'カメラマンとして働きます',
    'ガードマンの仕事です',
    'ウェイトレスを担当',
    'ウエイターの仕事です',
    'スチュワーデスを目指す方',
    '看護婦の補助をします',
    '保母さんの仕事です',
    '保健婦として勤務',
    '助産婦として勤務',
    '家政婦の仕事です',
    '掃除婦の仕事です',
    '寮母として勤務',
    '旅館の女中です',
    '女将候補を育てます',
    '店の看板娘になりませんか',
    '受付嬢として勤務',
    'キャンペーンガールの仕事です',
    '主婦歓迎の職場です',
    '主婦の方大歓迎',
    '主夫限定の募集です',
    'ママさん歓迎',
    '元気なお姉さん募集',
    '男性限定の募集です',
    '男性スタッフを募集します',
    '女性の方歓迎',
    '女性のみの募集です',
    '男子学生のみ応募できます',
    '女子学生限定の座談会',
    '男性5名を採用します',
    '女性 3 名を募集します',
    '力仕事のため男性が望ましいです',
    '女性向けのお仕事です',
    '女性らしい気配りを求めます',
    '男らしく働けます',
    '女性ならではの視点を生かせます',
    '女性の感性を活かした接客',
    '営業ﾏﾝとして活躍',
    '明るい女性スタッフ急募',
    '男性急募',
    '元気な女性を求めています',
    '体力のある男性求む',
    '女子大生歓迎',
    '体力のある若手男性',
    '若手女性を求めます',
    '女性が活躍中の職場です',
    '女性スタッフ多数',
    '男性スタッフが活躍中',
    '男手が足りません',
    '短大卒の女性事務員',
    '【女性事務員】',
    '大卒男性',
    '男性ドライバー募集',
    '若手男性】',
  ],
  unequal_treatment: [
    '日本人のみの募集です',
    '日本国籍の方に限ります',
    '外国人不可',
    '外国籍の方はご遠慮ください',
    '健常者の方のみ',
    '障がい者不可',
    '心身ともに健康な方',
    '持病のない方',
    '独身の方のみ',
    '未婚の方歓迎',
    '妊娠中の方はご遠慮ください',
    '容姿端麗な方',
    '美人が多い職場',
    '身長165cm以上の方',
    '身長170cm以上。',
    '体力のある方のみ',
    'イケメン多数',
    '日本人の方',
    '応募資格は日本人の方！',
    '日本国籍の方',
    '【日本国籍を有する方】',
    '妊娠していない方',
    '身長170cm以上】',
  ],
  age_limit_in_text: [
    '35歳以下の方を募集します',
    '30歳まで。経験は問いません',
    '満29歳未満',
    '20代限定の職場です',
    '20代の方歓迎',
    '20代の方急募',
    '30代を急募',
    '若い方歓迎',
    '若者限定',
    '【30歳まで】',
    '30歳まで！',
    '30歳まで\n経験は問いません',
    '「35歳以下」',
    '18歳〜25歳の方',
    '18～25歳までの方',
    '年齢25歳以下応募可',
    '35歳くらいまで',
  ],
  unwise_condition: [
    '近隣にお住まいの方限定',
    '20代が活躍中',
    '20代活躍中！',
    '20代・30代が活躍中',
    '20代中心の職場',
    '20代の若手が中心です',
    '若手が活躍中',
    'MARCH以上の方',
    '国公立大学の学生に限ります',
    '偏差値60以上の大学',
    '高学歴の方歓迎',
    '専門学校生は不可',
    'SPIの点数を記入してください。',
    '玉手箱のスコアを提出',
    'タトゥー・刺青のある方は不可',
    '髪は黒、ピアスなし、タトゥーなし。',
    '喫煙者不可',
    'たばこを吸わない方を採用しています。',
    '自宅から通える方',
    'ご自宅から通勤できる方に限ります',
    '実家から通える方',
    '一人暮らしの方歓迎',
  ],
  dispatch_unstated: [
    '派遣社員として勤務します',
    '派遣先で勤務します',
    '無期雇用派遣で働きます',
    '派遣スタッフを募集します',
  ],
  contracting_like_dispatch: [
    '請負契約で、客先の社員から直接の指示を受けて開発します',
    '取引先の責任者の指揮命令のもとで検査します',
    '常駐先の指示に従って作業します',
  ],
  not_employment: ['業務委託での募集です', '個人事業主としての契約です', 'フリーランスとしてのお仕事です'],
  stated_elsewhere: [
    '給与の詳細は面接時にご説明します',
    '条件は応募後にLINEでご案内します',
    '詳しくはリンク先をご確認ください',
    'まずはLINEで応募してください',
    'TelegramのIDに連絡してください',
  ],
  unlawful_condition: [
    '15分未満は切り捨てで計算します',
    '休日はありません',
    '給与の一部は商品券でお渡しします',
    '勤務時間は30分単位です',
    '完全歩合制です',
    'フルコミッションで働けます',
    '遅刻には罰金があります',
    'ノルマ未達の月は減給します',
    '1年以内の退職時は研修費を返還していただきます',
    '残業代はありません',
    '有給休暇なし',
    '休憩なしで働きます',
    '試用期間中は無給です',
    '登録料が必要です',
    '教材費をお支払いいただきます',
    '社会保険は試用期間後に加入します',
    '遅刻は罰金3000円',
    '遅刻1回につき1,000円の罰金',
    '無断欠勤は罰金',
    '無断欠勤は罰金。遅刻はありません',
    '罰金：1回5,000円',
    'レジの差額は自腹',
    'レジの差額は自己負担です',
    '制服代は自己負担',
    '制服代1万円は自己負担',
    '制服は自己負担です',
    'ユニフォーム代は全額自己負担です',
    '研修中は無給',
    '研修は無給です',
    '見習い期間は無給',
    '研修中は給与が出ません',
    '無給の研修があります',
    '試用期間（3か月）は無給です',
    'サービス残業あり',
    'サービス残業をお願いすることがあります',
    '社会保険料は全額自己負担',
  ],
  danger_signs: ['通帳を会社に預けていただきます', '荷物を受け取って渡すだけの仕事です'],
  promise_without_figures: [
    '高収入を目指せます',
    '簡単に稼げます',
    '誰でもできる簡単なお仕事です',
    '有給休暇の取得率が高い会社です',
    '離職率が低い職場です',
    '年収アップ確実です',
    '内定を保証します',
    '業界トップクラスの給与です',
    '運ぶだけで日給5万円',
    '高収入！月100万円も可能',
    '年収1,000万円も夢ではありません',
  ],
  empty_phrase: [
    '残業はほとんどありません',
    'アットホームな職場です',
    '風通しの良い社風です',
    'やる気さえあれば大丈夫です',
    '成長できる環境です',
    '裁量が大きい仕事です',
    '幹部候補として迎えます',
    '少数精鋭の組織です',
    'やりがい抜群です',
    '笑顔が絶えない店です',
  ],
}

test.each(Object.entries(forbidden).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)))(
  '%s: %s',
  (code, text) => {
    expect(inDuties(text)).toEqual([code])
  },
)

/** Near misses: lawful sentences that hold the letters of a forbidden one. */
test.each([
  '営業マンションの管理',
  'マンスリーマンションの営業',
  '看護師の補助をします',
  '保育士と一緒に働きます',
  '女性活躍推進法に基づく認定を受けています',
  '女性が活躍する会社です',
  '女性管理職比率は32%です',
  '女性管理職の比率を高める取り組みをしています',
  '女性活躍の推進に取り組んでいます',
  '男性も女性も求める商品を企画します',
  '若手男性社員が育休を取得しました',
  '若手女性の活躍を支援するサービスです',
  '若手女性向けの商品を企画します',
  '女子大生向けの雑誌を編集します',
  '20代向けの求人媒体を扱います',
  '男性も女性も歓迎します',
  '男性・女性ともに育休の実績があります',
  '主婦（夫）の方も歓迎します',
  '主婦・主夫の方歓迎',
  '主婦向けの商品を企画します',
  '女性限定フロアの接客',
  '女性専用マンションの管理',
  '女性らしいデザインの服を扱います',
  'カメラマンの手配をします',
  '男性の育休取得者は3名、女性は5名です',
  'ママ向けアプリの企画です',
  '外国籍の方も歓迎します',
  '日本人のお客様が中心です',
  '健常者と障害者がともに働く職場です',
  '八方美人にならず意見を言える方',
  '美人画の展示を企画します',
  '身長計や体重計の製造',
  '定年は60歳まで、65歳まで再雇用します',
  '15歳未満のお子さま向けの教室です',
  '20歳未満の方は酒類の提供を担当しません',
  '35歳以下の社員が中心です',
  '20代の社員が多い職場です',
  '30代向けの商品を企画します',
  '派遣社員の方と協力して進めます',
  '人材派遣会社への営業です',
  '派遣先企業との調整を担当します',
  '登録型派遣の営業を担当します',
  '海外派遣の制度があります',
  '請負契約で開発し、自社の責任者の指示のもとで働きます',
  'お客様の要望を聞き、社内の責任者の指示で進めます',
  '業務委託先の管理を担当します',
  'フリーランスの方を支援するサービスです',
  'LINE公式アカウントを運用します',
  '入社後に詳しい研修を行います',
  '面接では仕事の内容も詳しくお話しします',
  '完全歩合制ではありません',
  '罰金の計算書類を作成する法務の仕事です',
  '研修費用は会社が負担し、返還は不要です',
  '固定残業代はありません',
  '固定残業代の制度はありません',
  '休日なしの連続勤務にならないようにします',
  '保証金の管理を担当します',
  '残業はほとんどなく、月平均5時間です',
  '有給休暇の取得率が高く、2025年度は82%です',
  '高給与計算ソフトを扱います',
  '全員が内定を目指すための講座です',
  '成長を支える研修があります',
  '事業所の裁量権を調べる法務の仕事です',
  'アットホームページの制作',
  'アットホーム株式会社の物件情報を扱います',
  '罰金はありません',
  '罰金の支払いはありません',
  '遅刻しても罰金はありません',
  '罰金、違約金はありません',
  '遅刻や欠勤に罰金を科すことはしません',
  '年齢不問',
  '年齢は問いません。定年は60歳です',
  '女性の管理職が3割います',
  '女性も男性も活躍中です',
  '男性も女性も活躍中',
  '男女ともに活躍中',
  '女性のお客様が多数来店します',
  '女性活躍推進の仕事です',
  '20代から60代まで活躍中',
  '20代から50代まで幅広い年代が活躍中',
  '20代、30代、40代、50代が活躍中',
  '20代も50代も活躍中です',
  '20代が中心の読者に向けた記事を書きます',
  '18歳〜25歳の方を対象とした講座を運営します',
  '30歳までに店長になった先輩がいます',
  '日本語',
  '日本語での打ち合わせ',
  '日本人の先生',
  '日本人の方も外国籍の方も働いています',
  '日本人の方と外国人の方が一緒に働く職場です',
  '日本国籍の方も外国籍の方も応募できます',
  '産休・育休',
  '妊娠中や産後の方も相談できます',
  '自己負担なし',
  '制服代の自己負担はありません',
  '制服代は自己負担なし',
  '制服代の自己負担なし',
  'レジの差額を自己負担していただくことはありません',
  '自腹を切ることはありません',
  '制服は無料で貸与します',
  '制服の自己負担はありません',
  '見習い期間中も時給は変わりません',
  '交通費は自己負担です',
  '研修中も給与を支給します',
  '研修中が無給になることはありません',
  '研修は無給ではありません',
  'サービス残業はありません',
  'サービス残業を禁止しています',
  '社会保険料の本人負担分を控除します',
  '年収500万円も可能で、2025年度は社員の3割です',
  'イケメンドラマの広告を企画します',
  '男手一つで育てた父の記録を編集します',
  '女性事務員の制服を企画します',
  'ただ運ぶだけの仕事ではありません',
  '食器の買い取りを担当します',
  '研修は無償で受けられます',
  '女性事務員と男性事務員が働いています',
])('lawful: %s', (text) => {
  expect(inDuties(text)).toEqual([])
})

const badQuestions = [
  '本籍地を教えてください。',
  'ご出身はどちらですか。出身地を書いてください。',
  'ご両親の職業は何ですか。',
  '結婚の予定はありますか。',
  'ご自宅の間取りを教えてください。',
  '育った家庭について教えてください。',
  '生い立ちを教えてください。',
  '信仰する宗教はありますか。',
  '支持する政党はどこですか。',
  '人生観を教えてください。',
  '座右の銘を教えてください。',
  '尊敬する人物は誰ですか。',
  'あなたの思想を教えてください。',
  '憲法改正についてどう思いますか。',
  '労働組合に加入したことはありますか。',
  '学生運動の経験はありますか。',
  '愛読書は何ですか。',
  '購読している新聞はありますか。',
  '血液型を教えてください。',
]
test.each(badQuestions)('must not be asked: %s', (text) => {
  expect(new Set(asked(text))).toEqual(new Set(['unfair_question']))
})

test.each(['タトゥーのある方は不可', '喫煙者不可', '実家から通える方'])(
  'is asked unwisely, and holds nothing up: %s',
  (text) => {
    expect(asked(text)).toEqual(['unwise_condition'])
  },
)

test.each([
  'タトゥーのあるお客様は入場をお断りしています',
  'ピアスの販売を担当します',
  '自宅から通える範囲に店舗があります',
  '国公立大学の入試問題を作ります',
  '偏差値や学校名では選びません',
  '大卒以上（学部は問いません）',
  'SPIの結果の提出は不要です',
  '理系の方も文系の方も歓迎します',
])('nothing is advised: %s', (text) => {
  expect(inDuties(text)).toEqual([])
})

test.each([
  '工夫したことは何ですか。工夫について教えてください。',
  '家族向けの商品を一つ提案してください。',
  '家族経営の会社の強みをどう考えますか。',
  '持ち家率の推移をどう分析しますか。',
  '資産運用の知識を教えてください。',
  '生活環境学で学んだことを教えてください。',
  '宗教学のゼミで学んだことを教えてください。',
  '政治学で学んだことを教えてください。',
  'デザイン思想を学んだ経験を教えてください。',
  '設計思想について考えを教えてください。',
  '協同組合に入って学んだことを教えてください。',
  '新聞業界の今後をどう考えますか。',
  '大丈夫は魔法の言葉だと思った経験を教えてください。',
  '健康診断センターで働きたい理由を教えてください。',
  '性格検査を受けたことがありますか。',
])('may be asked: %s', (text) => {
  expect(asked(text)).toEqual([])
})

const badSteps = [
  '身元調査',
  '戸籍謄本の提出',
  '住民票の提出',
  '自宅付近の略図の提出',
  '健康診断書の提出',
  '血液検査',
]
test.each(badSteps)('must not be a step: %s', (text) => {
  expect(asStep(text)).toEqual(['unfair_selection'])
})

test.each([
  '内定（内定後に健康診断）',
  '採用決定後の健康診断',
  '雇入れ時の健康診断（入社後）',
  '適性検査（オンライン）',
  'SPIの受検',
  '性格検査と面接',
  '履歴書の提出',
])('may be a step: %s', (text) => {
  expect(asStep(text)).toEqual([])
})

const demands = [
  '性格診断の結果を添付してください。',
  '性格診断の結果（画像可）を必ず添えてください。',
  '性格診断結果の提出',
  '性格診断のスクリーンショットを送ってください。',
  '性格診断を受けて、結果をご持参ください。',
  '性格診断の結果を面接でお聞きします。',
  '性格のアンケートの結果を見せてください。',
  '「自分を知る」の結果のPDFを添付してください。',
  'あなたの性格タイプを教えてください。',
  '性格タイプ（16タイプ）を応募書類に記載してください。',
  '16Personalitiesの結果を貼ってください。',
  'ビッグファイブの診断結果を添付してください。',
  'ストレングスファインダーの上位5つの資質を教えてください。',
  'YG性格検査の結果をご提出ください。',
  '適性検査の結果を提出してください。',
  '他社で受けた適性検査（SPIなど）の結果をお送りください。',
  '適性検査の結果票をお持ちください。',
  'MBTIのタイプを教えてください。',
  'mbtiの結果を教えてください。',
  'ＭＢＴＩ診断の結果を面接時に伺います。',
  'あなたのMBTIは何ですか。',
  'ENFPの方を優遇します。',
  'エニアグラムを書いてください。',
  '気質テストのスコアを教えてください。',
]
test.each(demands)('nobody may ask for a result: %s', (text) => {
  expect(asked(text)).toEqual(['questionnaire_demand'])
  expect(inDuties(text)).toEqual(['questionnaire_demand'])
  expect(asStep(text)).toEqual(['questionnaire_demand'])
})

test('a sentence that says what is not asked has no finding, unless it asks something besides', () => {
  expect(asStep('本籍やご家族については、面接でお聞きしません')).toEqual([])
  expect(asStep('選考で身元調査を行うことはありません')).toEqual([])
  expect(asStep('本籍を教えてください、ご家族のことはお聞きしません')).toContain('unfair_question')
  expect(asStep('本籍を教えてください。ご家族のことはお聞きしません')).toContain('unfair_question')
})

test.each([
  'パスポートを会社で保管することはありません',
  '退職を後任が見つかるまで認めないことは一切ありません',
  '独身の方に限ることはありません',
  '封筒を届けるだけの仕事ではありません',
  '写真選考はありません',
  '営業は男性が多い職場です',
  '業務委託のドライバーの副業を認めています',
  '終礼は勤務時間外には行いません',
  '休みは月8日以上です',
  '移動時間は勤務時間に含みます',
])('taken back: %s', (text) => {
  expect(inDuties(text)).toEqual([])
})

/** A test of the company's own is lawful, and so is what it says of its results itself. */
test.each([
  '性格診断の結果の提出は不要です。',
  '性格診断の結果を提出していただくことはありません。',
  '性格診断の結果をお聞きすることはありません。',
  'MBTIなどの性格診断の結果は求めません。',
  'MBTIは選考に使いません。',
  '自己分析で気づいたことを教えてください。',
  'あなたの長所と短所を教えてください。',
  '適性検査の結果を共有しません。',
  '適性検査（SPI3）を受検していただきます。',
  'SPIをテストセンターで受検してください。',
  'SPI3（テストセンター）の結果を送信してください。',
  'テストセンターで受けたSPIの結果の送信',
  '適性検査の受検案内をお送りします。',
  '適性検査の結果をメールでお送りします。',
  '適性検査の結果を面接でフィードバックします。',
  '適性検査の結果により面接に進みます。',
  'SPIの結果をもとに面接を行います。',
  '性格検査は行いません。',
  '性格診断アプリの企画を担当します。',
  'TOEICの点数を記入してください。',
  '日本語能力試験の結果を記入してください。',
  '語学能力の証明書を提出してください。',
  '血液検査の結果を入力する仕事です。',
])('no demand: %s', (text) => {
  expect(inDuties(text)).toEqual([])
})

test('preferring women is lawful in an ad that says it mends their share, preferring men never is', () => {
  const measure = '女性の割合が12%のため、均等法8条の措置として女性を優先します。'
  expect(inDuties(`${measure}女性歓迎。`)).toEqual([])
  expect(inDuties(`${measure}女性ドライバー募集。女性が活躍中！`)).toEqual([])
  expect(inDuties('女性社員の比率は20%です。女子学生限定の座談会もあります。')).toEqual([])
  expect(inDuties(`${measure}男性歓迎。`)).toEqual(['gendered_wording'])
  expect(inDuties('女性を優先します。')).toEqual(['gendered_wording'])
})

test('a finding is quoted where it stands, once for each field', () => {
  const found = checkJobPost({
    ...lawfulAd,
    title: '営業マン',
    duties: '営業マンと営業マン',
    wageNote: '看板娘',
  })
  expect(found.map(({ field, words }) => [field, words])).toEqual([
    ['title', '営業マン'],
    ['duties', '営業マン'],
    ['wageNote', '看板娘'],
  ])
})

test.each([
  '女\u200b性限定',
  '女\u{E0100}性限定',
  '女\u00ad性\u2060限\ufeff定',
  '女 性 限 定',
  '女　性　限　定',
  '女性\n限定',
  'セ ー ルス レ デ ィ',
  'フ\u200b\u3099ス。女性限定',
])('no mark or space between the letters hides a word: %j', (text) => {
  expect(inDuties(text)).toEqual(['gendered_wording'])
})

test('nor does one hide what is said of pay, or what a programme recruits for', () => {
  const codes = (facts: LegalFacts) => checkJobPost(facts).map(({ code }) => code)
  expect(codes({ ...lawfulAd, wageNote: '月給に残 業 代を含む' })).toEqual(['fixed_overtime_hidden'])
  expect(codes({ ...lawfulAd, title: '月給25万円（交通費 込\u200bみ）' })).toEqual([
    'wage_includes_allowances',
  ])
  const recruits = codes({ ...lawfulProgramme, participants: '早 期 選 考に招きます。' })
  expect(recruits).toEqual(['programme_recruits'])
  const works = codes({ ...lawfulProgramme, participants: '即 戦 力の方' })
  expect(works).toEqual(['unpaid_work'])
})

const place = { name: '本社', access: null, city: '千代田区', street: '丸の内1' }
test.each<[string, Partial<LegalFacts>]>([
  ['workplaces', { placeWords: [place, { ...place, name: '女性限定の店' }] }],
  ['workplaces', { placeWords: [{ ...place, access: '女性限定' }] }],
  ['workplaces', { placeWords: [{ ...place, city: '女性限定' }] }],
  ['workplaces', { placeWords: [{ ...place, street: '女性限定' }] }],
  ['fixedOvertimeName', { fixedOvertimeName: '女性限定の手当' }],
  ['ageLimitReason', { ageLimitReason: '女性限定のため' }],
])('what readers see of %s is read: %j', (field, change) => {
  const found = checkJobPost({ ...lawfulAd, ...change })
  expect(found.filter(({ code }) => code === 'gendered_wording')).toMatchObject([{ field }])
})

test('the reason of an age limit names ages lawfully', () => {
  expect(checkJobPost({ ...lawfulAd, ageLimitReason: '35歳以下の方を募集するため' })).toEqual([])
})

test('the places of both scopes are read', () => {
  const row = { ...place, prefectureCode: '13' }
  const places = [
    { ...row, scope: 'hire', name: '本社' },
    { ...row, scope: 'range', name: '女性限定の店' },
  ] as const
  const facts = legalFacts(lawfulAd, places, lawfulAd.recruiter, new Date('2026-06-01T00:00:00Z'))
  expect(checkJobPost(facts)).toMatchObject([{ code: 'gendered_wording', field: 'workplaces' }])
})

test('an age in an ad with a lawful limit is none', () => {
  const limit = {
    ageLimitMax: 34,
    ageLimitException: '3i',
    ageLimitReason: '長期勤続によるキャリア形成を図るため',
  } as const
  expect(checkJobPost({ ...lawfulAd, ...limit, duties: '34歳以下の方を募集します。' })).toEqual([])
})

test('a dispatch ad may say so, and so may a programme say who instructs', () => {
  expect(
    checkJobPost({
      ...lawfulAd,
      dispatch: true,
      duties: '派遣社員として、取引先の責任者の指示に従って働きます。',
    }),
  ).toEqual([])
  const duties = `${lawfulProgramme.duties}フリーランスとしてのお仕事を紹介します。`
  expect(checkJobPost({ ...lawfulProgramme, duties })).toEqual([])
})

test('every wording is found in a sentence above', () => {
  const sentences = [
    ...Object.values(forbidden).flat(),
    ...badQuestions,
    ...badSteps,
    ...demands,
    ...examplesOf(conditions),
    ...examplesOf(intrusions),
    ...[
      crimeWordings,
      pressureWordings,
      everydayAgeWordings,
      dividedWordings,
      keptOutWordings,
      programmeWordings,
      internshipWordings,
    ].flatMap(examplesOf),
  ].map((text) => text.normalize('NFKC'))
  const unmet = wordingGroups
    .flatMap(({ wordings }) => wordings)
    .filter((each) => 'pattern' in each && !sentences.some((text) => each.pattern.test(text)))
  expect(unmet.map(({ example }) => example)).toEqual([])
})

test('every wording has a reason, an example and what to write instead, and its search ends', () => {
  const long = 'あ'.repeat(6000)
  for (const { name, wordings } of wordingGroups) {
    expect(name).not.toBe('')
    for (const each of wordings) {
      const { example, reason, instead } = each
      expect(example).not.toBe('')
      expect(reason).toMatch(/。$/)
      expect(instead).not.toBe('')
      if ('pattern' in each) expect(each.pattern.test(long)).toBe(false)
    }
  }
})

test('advice says 「…」と書いて of words that are quoted, …を書いて of what they are about', () => {
  const told = wordingGroups
    .flatMap(({ wordings }) => wordings)
    .filter(({ instead }) => instead !== null)
    .map(wordingAdvice)
  expect(told.length).toBeGreaterThan(50)
  expect(told.filter((words) => !/(?:」と|[^」]を)書いてください。$/.test(words))).toEqual([])
})
