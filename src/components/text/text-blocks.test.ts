import { expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

it('reads headings, lists and paragraphs', () => {
  const typed =
    '一文目。\n二文目。\n\n三文目。\n\n【仕事内容】\n・訪問\n・ 見積\n説明\n■応募条件\n● 全学部\r\n\r\n・別の'
  expect(textBlocks(typed)).toEqual([
    { kind: 'paragraph', text: '一文目。\n二文目。' },
    { kind: 'paragraph', text: '三文目。' },
    { kind: 'heading', text: '仕事内容' },
    { kind: 'list', items: ['訪問', '見積'] },
    { kind: 'paragraph', text: '説明' },
    { kind: 'heading', text: '応募条件' },
    { kind: 'list', items: ['全学部'] },
    { kind: 'list', items: ['別の'] },
  ])
})

it('takes signs inside a line for text, and nothing for nothing', () => {
  expect(textBlocks('東京・大阪【急募】です')).toEqual([
    { kind: 'paragraph', text: '東京・大阪【急募】です' },
  ])
  expect(textBlocks(' \n\n')).toEqual([])
})
