import { describe, expect, test } from 'vitest'
import type { LegalCode } from '#contract/legal/rules.ts'
import { wordingGroups } from '#contract/legal/wording/groups.ts'
import { checkJobPost } from '#server/domain/legal-check.ts'
import { checkLetter } from '#server/domain/reply-letter.ts'
import { lawfulAd, lawfulProgramme } from '#server/domain/testing/lawful-ads.ts'
import { wordsOfMeaning } from './meanings.ts'

const codesOf = (text: string): string[] =>
  checkJobPost({ ...lawfulAd, duties: text }).map(({ code }) => code)

const told: Partial<Record<LegalCode, readonly string[]>> = {
  unlawful_condition: [
    '年俸制に準じるため時間外手当は支給いたしません',
    '夜22時以降も時給は同じで深夜割増はつきません',
    '残業代は研修が終わってから',
    '店長候補のため残業手当の対象外です',
    '最後の給与は支払いません',
    '着替えの時間は時給が発生しません',
    '開店準備の30分は勤務時間に含みません',
    '無給の朝礼があります',
    '遅刻1回につき3,000円を差し引きます',
    'お皿を割った場合は実費を給与から引きます',
    'レジの不足は天引きします',
    '未達分は社員価格でお買い上げいただきます',
    '1年以内に退職した場合、採用にかかった費用を請求します',
    '振込手数料は本人負担',
    '有休は2年目から',
    'アルバイトに有休なし',
    '年次有給休暇は正社員のみ対象です',
    '産休・育休の制度はありません',
    '本採用後に社会保険加入',
  ],
  not_employment: ['個人事業主として登録し、9時から18時まで出社していただきます'],
  danger_signs: [
    '身分証の写真・口座情報を送ってください',
    '口座を貸していただける方を探しています',
    '封筒を預かって、指定された人に渡すだけです',
  ],
  stated_elsewhere: ['詳しくはTelegramで連絡してください'],
  unequal_treatment: ['障害のある方は応募できません', '小さいお子さんのいる方はご遠慮ください'],
  gendered_wording: ['女性の方は体力的に難しい仕事です'],
  pressure_on_offers: [
    '内定後は他社を辞退する誓約書を提出していただきます',
    '保護者の同意書を提出していただきます',
  ],
}

test.each(Object.entries(told).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)))(
  '%s: %s',
  (code, text) => {
    expect(codesOf(text)).toEqual([code])
  },
)

test.each([
  '罰金を取ったり、研修費の返還を求めたりすることはありません。',
  '深夜の割増賃金は25%を加えて支給します。',
  '遅刻した時間分の賃金は控除します。',
  '減給は就業規則の定めにより、1回の額が平均賃金の半額、総額が賃金の10分の1を超えません。',
  '有休は入社6か月後に10日付与します。',
  'レジの差額を負担していただくことはありません。',
  '制服は無料で貸与します。',
  '着替えの時間も時給が出ます。',
  '社会保険は入社日から加入します。',
  '研修は無給ではありません。',
  '障害のある方も応募できます。',
  '女性のお客様が多いお店です。',
  '荷物を仕分けして、お客様の家まで配達します。',
  '採用後に身分証の写しを提出していただきます。',
  'ほかの会社の選考を続けていただいてかまいません。',
  '18歳未満の方は保護者の同意書を提出していただきます。',
  '残業代が出ない会社が多いなか、1分単位で支給します。',
])('a lawful sentence with the same words: %s', (text) => {
  expect(codesOf(text)).toEqual([])
})

const inProgramme = (text: string): string[] =>
  checkJobPost({ ...lawfulProgramme, duties: `${lawfulProgramme.duties}${text}` }).map(({ code }) => code)

test.each([
  '実際に店頭で販売をしていただきます。',
  '午後は品出しとレジを担当します。',
  'お客様への架電をお願いします。',
  'チラシの配布と呼び込みをお手伝いいただきます。',
])('work of an unpaid programme: %s', (text) => {
  expect(inProgramme(text)).toEqual(['unpaid_work'])
})

test.each([
  '店頭の販売を見学します。',
  '模擬商談を行います。',
  '先輩社員の営業に同行します。',
  '社員が接客の工夫を説明します。',
])('learning at a programme: %s', (text) => {
  expect(inProgramme(text)).toEqual([])
})

test('a letter that declines gives no reason of sex, family or health', () => {
  const found = (text: string) => checkLetter(text).map(({ code }) => code)
  expect(found('女性の方は体力的に難しいため、今回は見送らせていただきます。')).toEqual(['gendered_wording'])
  expect(found('ほかの候補の方の経験が、今回の仕事により近かったためです。')).toEqual([])
})

describe('every meaning', () => {
  const meanings = wordingGroups.flatMap(({ wordings }) => wordings).filter((each) => 'relation' in each)

  test.each(meanings.map((each) => [each.example, each] as const))(
    'is met by its example: %s',
    (example, each) => {
      expect(wordsOfMeaning(example.normalize('NFKC'), each)).not.toBeNull()
    },
  )

  test('ends its search in a long text', () => {
    const long = `${'残業代は女性の荷物を口座の'.repeat(500)}。`
    for (const each of meanings) expect(wordsOfMeaning(long, each) === undefined).toBe(false)
  })
})
