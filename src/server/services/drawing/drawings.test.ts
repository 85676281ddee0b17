import { afterEach, expect, test } from 'vitest'
import { drawCard } from '#server/services/card/draw-card.ts'
import { drawResume } from '#server/services/resume/draw-resume.ts'
import { usualProfile } from '#server/services/resume/testing/profiles.ts'
import { createDrawings, type Drawings } from './drawings.ts'

let drawings: Drawings | null = null
afterEach(async () => {
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

/** Microseconds of CPU that this thread spends. */
const cpuOf = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('a card drawn in a thread is the card', async () => {
  drawings = createDrawings()
  const drawn = await drawings.draw('card', card('法人営業'))
  if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
  expect(Buffer.compare(drawn.bytes, drawCard(card('法人営業')))).toBe(0)
})

test('drawing costs this thread next to nothing', async () => {
  const pool = (drawings = createDrawings())
  await Promise.all(cards.slice(0, 2).map((each) => pool.draw('card', each)))
  const beside = await cpuOf(() => Promise.all(cards.map((each) => pool.draw('card', each))))
  const here = await cpuOf(() => cards.map(drawCard))
  expect(beside).toBeLessThan(here / 4)
})

test('a résumé is drawn in a thread, which costs this one next to nothing', async () => {
  const pool = (drawings = createDrawings())
  const resume = { profile: usualProfile, today: '2026-11-22', size: 'a4' } as const
  const [drawn, here] = [await pool.draw('resume', resume), await drawResume(resume)]
  if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
  expect(Buffer.compare(drawn.bytes, here)).toBe(0)
  const many = Array.from({ length: 6 }, () => resume)
  const beside = await cpuOf(() => Promise.all(many.map((each) => pool.draw('resume', each))))
  const inPlace = await cpuOf(() => Promise.all(many.map(drawResume)))
  expect(beside).toBeLessThan(inPlace / 4)
})

test('when 32 wait beside the two that are drawn, the next is refused at once', async () => {
  const pool = (drawings = createDrawings())
  const asked = Array.from({ length: 2 + 32 }, () => pool.draw('card', card('法人営業')))
  expect(pool.size()).toEqual({ threads: 2, waiting: 32 })
  expect(await pool.draw('card', card('法人営業'))).toEqual({ kind: 'busy' })
  const ends = Promise.allSettled(asked)
  await pool.close()
  await ends
})
