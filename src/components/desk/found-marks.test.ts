import { expect, test } from 'vitest'
import type { JobPost } from '#components/job-post/wording.ts'
import { markFound, withMarks } from './found-marks.ts'

const job = {
  id: '0198',
  title: '営業マン募集',
  duties: '営業マンとして、<b>売る</b>。罰金あり。',
  hours: { note: '罰金あり' },
  company: { id: 'c', legalName: '営業マン商事' },
  similar: [],
} as unknown as JobPost

test('found words are marked in the text of their field alone', () => {
  const { job: ad, marked } = markFound(job, [{ field: 'title', words: '営業マン' }])
  expect([...marked]).toEqual([0])
  expect(withMarks(ad.title)).toBe('<mark>営業マン<sup>（指摘1）</sup></mark>募集')
  expect([ad.duties, ad.company.legalName]).toEqual([job.duties, '営業マン商事'])
})

test('what is stated as part of another item is marked where it stands', () => {
  const { job: ad, marked } = markFound(job, [{ field: 'hoursNote', words: '罰金あり' }])
  expect([...marked]).toEqual([0])
  expect(withMarks(JSON.stringify(ad.hours))).toContain('<mark>罰金あり<sup>')
})

test('arithmetic and what is missing have no place in the text', () => {
  const { marked } = markFound(job, [
    { field: 'wageMin', words: '1,000円 × 160時間' },
    { field: 'duties', words: null },
  ])
  expect(marked.size).toBe(0)
})

test('no sign gets into a tag, and none that was typed becomes a mark', () => {
  const { job: ad } = markFound({ ...job, title: '\uE000営業マン\uE001' }, [])
  expect(withMarks(ad.title)).toBe('営業マン')
  const shown = markFound(job, [{ field: 'title', words: '営業マン' }]).job.title
  expect(withMarks(`<p title="${shown}">${shown}</p>`)).toBe(
    '<p title="営業マン募集"><mark>営業マン<sup>（指摘1）</sup></mark>募集</p>',
  )
})
