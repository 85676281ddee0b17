import { expect, test } from 'vitest'
import { applicationNeeds } from './application-needs.ts'

test('an ad with questions says how many, and counts time for each', () => {
  const { lines, time } = applicationNeeds({ kind: 'new_grad', questions: ['一', '二'], features: [] })
  expect(lines.slice(0, 2)).toEqual(['企業からの質問2つへの回答', '履歴書などのファイル（任意）'])
  expect(time).toBe('応募は約13分。途中で保存できます')
})

test('one that asks for no résumé says so, in the words of its kind', () => {
  const { lines, time } = applicationNeeds({ kind: 'open_company', questions: [], features: ['no_resume'] })
  expect(lines[0]).toBe('履歴書はいりません')
  expect(time).toBe('申し込みは約3分。途中で保存できます')
})
