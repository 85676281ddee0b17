import { assert, constantFrom, array, property } from 'fast-check'
import { expect, test } from 'vitest'
import { bareTitle } from './bare-title.ts'

const ad = {
  companyNames: ['株式会社あおば商会', 'あおば商会'],
  workplaces: [{ city: '渋谷区' }, { city: '熱海市' }],
}

test.each([
  '法人営業',
  '営業／事務',
  '営業/事務',
  'Yahoo!ショッピングの法人営業',
  'Yahoo! ニュースの編集',
  'UI/UXデザイナー',
  'C/C++ エンジニア',
  '法人営業（ルート営業）',
  '法人営業(ルート・新規)',
  '給与計算スタッフ',
  '採用アシスタント',
  '品質保証',
  '「きのこの山」の商品企画',
  '東京営業所の事務',
  '3Dモデラー',
  'AI・機械学習エンジニア',
  'ホール・キッチンスタッフ',
  '東京・経理スタッフ',
])('%s stays as it is', (title) => {
  expect(bareTitle(title, ad)).toBe(title)
})

test.each([
  ['【28卒】法人営業／転勤なし！', '法人営業'],
  ['【東京】法人営業｜月給25万円', '法人営業'],
  ['法人営業（渋谷勤務・2028年卒）', '法人営業'],
  ['法人営業（ルート営業、転勤なし）', '法人営業（ルート営業）'],
  ['2028年3月卒業予定の方向け　施工管理', '施工管理'],
  ['27卒・28卒 法人営業', '法人営業'],
  ['2027・2028年卒 法人営業', '法人営業'],
  ['【2027・2028年卒】営業／事務', '営業／事務'],
  ['株式会社あおば商会 法人営業', '法人営業'],
  ['あおば商会の法人営業', '法人営業'],
  ['あおば商会｜法人営業', '法人営業'],
  ['人と人をつなぐ、あおば商会の法人営業', '法人営業'],
  ['法人営業の募集（2028年卒）｜文具の卸売', '法人営業'],
  ['★☆未経験歓迎☆★カフェスタッフ', 'カフェスタッフ'],
  ['カフェスタッフ／アルバイト／週2日〜OK', 'カフェスタッフ'],
  ['学生歓迎の保育補助｜渋谷周辺で勤務', '保育補助'],
  ['【リゾートバイト・寮あり】熱海の旅館スタッフ（8月）', '旅館スタッフ（8月）'],
  ['【法人営業】東京・大阪', '法人営業'],
  ['【急募】法人営業！！', '法人営業'],
  ['学生のみんな、集まれ！ 法人営業', '法人営業'],
  ['法人営業（東京都渋谷区）', '法人営業'],
  ['法人営業／東京渋谷', '法人営業'],
  ['法人営業 月給25万円〜 土日祝休み', '法人営業'],
  ['≪新卒採用≫［関東］システムエンジニア（リモート可）', 'システムエンジニア'],
  ['カフェスタッフ（未経験から始められます）', 'カフェスタッフ'],
  ['【28卒】Yahoo!ショッピングの営業／事務！', 'Yahoo!ショッピングの営業／事務'],
])('%s is %s', (title, bare) => {
  expect(bareTitle(title, ad)).toBe(bare)
})

test.each(['【28卒】', '転勤なし！', '東京', 'あおば商会'])('%s, without any job, stays', (title) => {
  expect(bareTitle(title, ad)).toBe(title)
})

test('a title is never empty, and what is bare stays bare', () => {
  const parts = [
    '【28卒】',
    '法人営業',
    '／',
    '！',
    '（東京）',
    '｜',
    '★',
    '株式会社あおば商会',
    ' ',
    '【',
    '）',
  ]
  assert(
    property(array(constantFrom(...parts), { minLength: 1, maxLength: 12 }), (given) => {
      const title = given.join('')
      const bare = bareTitle(title, ad)
      if (title.trim() !== '') expect(bare).not.toBe('')
      expect(bareTitle(bare, ad)).toBe(bare)
    }),
  )
})
