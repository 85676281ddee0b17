import { afterEach, expect, test, vi } from 'vitest'
import { drawCard } from '#server/services/card/draw-card.ts'
import { drawResume } from '#server/services/resume/draw-resume.ts'
import { usualProfile } from '#server/services/resume/testing/profiles.ts'
import { createDrawings, type Drawings } from './drawings.ts'

// As they are, and heard of: threads load modules of their own.
vi.mock(import('#server/services/card/draw-card.ts'), { spy: true })
vi.mock(import('#server/services/resume/draw-resume.ts'), { spy: true })

let drawings: Drawings | null = null
afterEach(async () => {
  vi.clearAllMocks()
  await drawings?.close()
  drawings = null
})

const card = (title: string) => ({
  site: 'みちしるべ',
  label: '新卒採用',
  title,
  facts: ['東京都千代田区', '株式会社あおば商会'],
})
const cards = Array.from({ length: 6 }, (_, index) => card(`法人営業 ${index}`))

test('a card drawn in a thread is the card', async () => {
  drawings = createDrawings({ warn: () => undefined })
  const drawn = await drawings.draw('card', card('法人営業'))
  if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
  expect(Buffer.compare(drawn.bytes, drawCard(card('法人営業')))).toBe(0)
})

test('cards and résumés are drawn in threads, and nothing in this one', async () => {
  const pool = (drawings = createDrawings({ warn: () => undefined }))
  const resume = { profile: usualProfile, today: '2026-11-22', size: 'a4' } as const
  const [drawn] = await Promise.all([
    pool.draw('resume', resume),
    ...cards.map((each) => pool.draw('card', each)),
  ])
  expect(drawCard).not.toHaveBeenCalled()
  expect(drawResume).not.toHaveBeenCalled()
  if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
  expect(Buffer.compare(drawn.bytes, await drawResume(resume))).toBe(0)
})

test('when 32 wait beside the two that are drawn, the next is refused at once', async () => {
  const pool = (drawings = createDrawings({ warn: () => undefined }))
  const asked = Promise.allSettled(Array.from({ length: 2 + 32 }, () => pool.draw('card', card('法人営業'))))
  expect(pool.size().threads).toBe(2)
  expect(await pool.draw('card', card('法人営業'))).toEqual({ kind: 'busy' })
  await pool.close()
  await asked
})
