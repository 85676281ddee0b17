import { expect, test } from 'vitest'
import { openSpool, type Spool } from './spool.ts'

const collect = async (spool: Spool): Promise<string> => {
  const pieces: Uint8Array[] = []
  for await (const piece of spool.read()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const text = 'みちしるべ'.repeat(20_000)

test('who reads while it grows and who comes later get the same whole', async () => {
  const spool = await openSpool()
  const early = collect(spool)
  await spool.append(Buffer.from(text))
  const midway = collect(spool)
  await spool.append(Buffer.from('終わり'))
  spool.end('whole')
  expect(await early).toBe(`${text}終わり`)
  expect(await midway).toBe(`${text}終わり`)
  expect(await collect(spool)).toBe(`${text}終わり`)
  expect(spool.bytes()).toBe(Buffer.byteLength(`${text}終わり`))
  await spool.drop()
})

test('what breaks off is told to who reads, never taken for the whole', async () => {
  const spool = await openSpool()
  const reading = collect(spool)
  await spool.append(Buffer.from('半分'))
  spool.end('broken')
  await expect(reading).rejects.toThrow('broke off')
  await expect(collect(spool)).rejects.toThrow('broke off')
  await spool.drop()
})

test('who reads when it is dropped reads to the end', async () => {
  const spool = await openSpool()
  await spool.append(Buffer.from(text))
  const reading = spool.read()
  await reading.next()
  await spool.drop()
  spool.end('whole')
  let bytes = 0
  for await (const piece of reading) bytes += piece.length
  expect(bytes).toBeGreaterThan(0)
  await expect(collect(spool)).rejects.toThrow('gone')
})
