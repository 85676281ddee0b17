import { describe, expect, test } from 'vitest'
import { questionStatements, selectionStatements } from '#contract/legal/statements/questions.ts'
import { dangerStatements } from '#contract/legal/statements/danger.ts'
import { keptOutStatements } from '#contract/legal/statements/kept-out.ts'
import { leavingStatements } from '#contract/legal/statements/leaving.ts'
import { menStatements, womenStatements } from '#contract/legal/statements/people.ts'
import { programmeStatements } from '#contract/legal/statements/programmes.ts'
import { conditionStatements } from '#contract/legal/statements/statements.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { lawfulAd } from '#server/domain/testing/lawful-ads.ts'
import { wordsOfStatement } from './statements.ts'

const statements = [
  ...conditionStatements,
  ...questionStatements,
  ...selectionStatements,
  ...womenStatements,
  ...menStatements,
  ...keptOutStatements,
  ...leavingStatements,
  ...dangerStatements,
  ...programmeStatements,
]

describe('every statement', () => {
  test.each(statements.map((each) => [each.example, each] as const))(
    'is met by what it tells companies: %s',
    (example, each) => {
      expect(wordsOfStatement(example.normalize('NFKC'), each)).not.toBeNull()
    },
  )

  test('ends its search in a long text', () => {
    const long = `${'残業代は給料から有休の研修で制服の費用を'.repeat(300)}。`
    for (const each of statements) expect(wordsOfStatement(long, each) === undefined).toBe(false)
  })
})

const codesOf = (text: string): string[] =>
  checkJobPost({ ...lawfulAd, duties: text }).map(({ code }) => code)

test.each([
  ['in the order of the sentence', 'お給料はゼロになります。お客様を呼べなかった日のことです。'],
  [
    'the topic first, what is said far behind',
    '有休は、忙しい時期が続くので、申請されても受理していません。',
  ],
  ['a topic in the sentence before', '開店前に着替えて掃除をします。時給は10時からの計算です。'],
  ['a question that is answered at once', '有休？小さな店にそういうものはないです。'],
  ['by its condition', '研修分の給与は、3か月続けた方にまとめてお渡しします。'],
  ['by what is taken for it', 'インカムを紛失した場合は一律3,000円です。'],
  ['by who has to bear it', '免責分の10万円はドライバー持ちです。'],
  ['with a number of people', '有休を取れるのは部門ごとに月1名までです。'],
  ['at the end of what is given instead', '宿と三食がお給料の代わりです。'],
  ['where the clock begins later than the work', '集合は9時です。時給は現場に着いてから発生します。'],
  ['a break that is too short for the hours', '10:00～20:00勤務（休憩30分）'],
  ['a break that is none', '実働7時間・休憩なし'],
])('what is said is found %s', (_, text) => {
  expect(codesOf(text)).toEqual(['unlawful_condition'])
})

test.each([
  ['denied by its verb', 'レジの不足を自腹で補うことは求めません。'],
  ['denied at the end of a list', '自爆営業も、罰金も、天引きも、うちには一つもありません。'],
  ['a harm that is denied', '最後の給料の支払いを止めることはありません。'],
  ['a question that is answered with no', '有休を取ったら給料が減る？減りません。'],
  ['a quotation of other companies', '「残業代が出ない」「着替えは無給」。そんな職場で悩んできた方へ。'],
  ['what the company bears', '車両事故の修理費も燃料代も会社が負担します。'],
  ['what the law has deducted', '給与から引くのは税金と社会保険料だけです。'],
  ['time that was not worked', '遅刻をした場合も、引くのはその時間分だけです。'],
  ['pay of customers', '食事の代金をお客様からいただき、お釣りを渡します。'],
  ['leave that is more than the law asks for', '2年目からは有休が11日に増えます。'],
  ['only if it were so', '有休がなくても病気なら特別休暇が3日あります。'],
  ['a break that is long enough', '9:00〜18:00（休憩60分）'],
  ['no break in a short shift', '4時間のシフトのため休憩はありません。'],
])('nothing is found: %s', (_, text) => {
  expect(codesOf(text)).toEqual([])
})

test.each([
  ['who alone works there', '男性だけの職場です。', 'gendered_wording'],
  ['work that is given by sex', 'レジは女の子にお願いしています。', 'gendered_wording'],
  ['an age in everyday words', 'アラフォー以上の方はすみません。', 'unequal_treatment'],
  ['who is kept out', '外国籍の方は今回は見送らせていただいています。', 'unequal_treatment'],
  ['what keeps people from leaving', '繁忙期に辞めることは許されません。', 'pressure_on_offers'],
  ['a contact that hides', '応募はテレグラムのみ、面接なし即日スタート。', 'danger_signs'],
])('%s is found by its rule', (_, text, code) => {
  expect(codesOf(text)).toContain(code)
})

test.each([
  ['a changing room', '女性専用の更衣室とロッカーがあります。'],
  ['a dormitory', '女子寮と男子寮を完備しています。'],
  ['a gym for women that hires anybody', '女性専用フィットネスの受付です。男女とも応募できます。'],
  ['customers of one sex', '女性だけのお客様の席があるカフェです。'],
  ['an age that the law asks for', '深夜の勤務は18歳以上の方にお願いします。'],
  ['work that has to be done by women', '女性用の更衣室を清掃するため、女性を募集します。'],
])('lawful: %s', (_, text) => {
  expect(codesOf(text)).toEqual([])
})
