import { describe, expect, it } from 'vitest'
import { articleSchema, legalSchema } from './article.ts'

const valid = {
  title: '求人票の読み方',
  description: '応募前に確かめる項目を説明します。',
  category: 'conditions',
  publishedAt: new Date('2026-04-01'),
  updatedAt: new Date('2026-04-02'),
  reviewedAt: new Date('2026-04-02'),
  reviewedBy: null,
  tags: ['求人票'],
  occupations: ['sales'],
  kinds: ['new_grad'],
  features: ['no_transfer'],
  laws: [{ name: '職業安定法', article: '第5条の3', note: '労働条件の明示' }],
  officialPages: ['labour-conditions'],
  related: ['conditions/fixed-overtime'],
}

const messages = (change: Record<string, unknown>): string[] => {
  const result = articleSchema.safeParse({ ...valid, ...change })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('articleSchema', () => {
  it('accepts a whole front matter', () => {
    expect(messages({})).toEqual([])
  })

  it.each([
    [{ title: undefined }, 'title: title must be text'],
    [{ description: 'あ'.repeat(121) }, 'description: description is longer than 120 characters'],
    [{ category: 'sport' }, '"sport" is no category; use one of: self-analysis'],
    [{ occupations: ['pilot'] }, '"pilot" is no occupation code; use one of: sales'],
    [{ kinds: ['new_grad', 'new_grad'] }, 'kinds: a kind code is listed twice'],
    [{ features: undefined }, 'features: a list of feature codes is missing; write [] for none'],
    [{ publishedAt: '2026-04-01' }, 'publishedAt: publishedAt must be a date written YYYY-MM-DD'],
    [{ updatedAt: new Date('2026-03-31') }, 'updatedAt: updatedAt is before publishedAt'],
    [{ reviewedAt: new Date('2026-03-31') }, 'reviewedAt: reviewedAt is before publishedAt'],
    [{ laws: undefined }, 'laws: laws is missing; write [] when the text names no law'],
    [{ laws: [{ name: '民法', article: '第627条' }] }, 'laws.0.note: note must be text'],
    [{ reviewedBy: undefined }, 'reviewedBy: reviewedBy must be text'],
    [{ officialPages: ['blog'] }, '"blog" is no official page code; use one of: labour-conditions'],
    [{ related: ['fixed-overtime'] }, 'related.0: write a related article as category/slug'],
    [{ author: '編集部' }, 'unknown field: author'],
  ])('says in words what is wrong with %j', (change, words) => {
    expect(messages(change).join('\n')).toContain(words)
  })
})

describe('legalSchema', () => {
  it('wants the version as text, since YAML reads a bare day as a date', () => {
    const result = legalSchema.safeParse({
      title: '利用規約',
      description: '利用の条件',
      version: new Date('2026-12-01'),
      effectiveAt: new Date('2026-12-01'),
    })
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['version must be text in quotes'])
  })
})
