import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { rememberDigests } from './remember-digests.ts'

type Plugin = { transform: (code: string, id: string) => { code: string } | null }
type Module = { generateCspDigest: (data: string, algorithm: string) => Promise<string> }

const file = fileURLToPath(new URL('core/encryption.js', import.meta.resolve('astro')))

const transform = (code: string, id: string): string | null => {
  const plugins: Plugin[] = []
  const setUp: unknown = rememberDigests().hooks['astro:config:setup']
  if (typeof setUp !== 'function') throw new Error('The integration sets nothing up')
  const updateConfig = ({ vite }: { vite: { plugins: Plugin[] } }) => plugins.push(...vite.plugins)
  Reflect.apply(setUp, null, [{ updateConfig }])
  return plugins[0]?.transform(code, id)?.code ?? null
}

/** Astro's own module as a build has it, which has hashed nothing yet. */
const built = async (): Promise<Module> => {
  const code = transform(await readFile(file, 'utf8'), `${file}?v=1`) ?? ''
  const whole = code.replaceAll(
    / from "([^"]+)"/g,
    (_, name: string) => ` from "${pathToFileURL(createRequire(file).resolve(name)).href}"`,
  )
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(whole)}//${Math.random()}`)
}

test('each text is hashed once for an algorithm, as Astro hashes it', async () => {
  const { generateCspDigest } = await built()
  const hashed = vi.spyOn(crypto.subtle, 'digest')
  for (const text of ['', 'a()', '', 'a()', 'b()', 'a()'])
    for (const [algorithm, name] of [
      ['SHA-256', 'sha256'],
      ['SHA-384', 'sha384'],
    ] as const)
      expect(await generateCspDigest(text, algorithm)).toBe(
        `${name}-${createHash(name).update(text).digest('base64')}`,
      )
  expect(hashed).toHaveBeenCalledTimes(6)
})

test('no more than two hundred are remembered', async () => {
  const { generateCspDigest } = await built()
  const hashed = vi.spyOn(crypto.subtle, 'digest')
  for (let n = 0; n <= 200; n += 1) await generateCspDigest(`script${n}()`, 'SHA-256')
  await generateCspDigest('script200()', 'SHA-256')
  expect(hashed).toHaveBeenCalledTimes(201)
  await generateCspDigest('script0()', 'SHA-256')
  expect(hashed).toHaveBeenCalledTimes(202)
})

test('the two hundred that are remembered stay so as long as nothing else is asked for', async () => {
  const { generateCspDigest } = await built()
  const hashed = vi.spyOn(crypto.subtle, 'digest')
  for (let round = 0; round < 2; round += 1)
    for (let n = 0; n < 200; n += 1) await generateCspDigest(`script${n}()`, 'SHA-256')
  expect(hashed).toHaveBeenCalledTimes(200)
})

test('the module of another Astro fails the build, other modules stay', () => {
  expect(() => transform('export const generateCspDigest = () => {}', file)).toThrow('no longer what it was')
  expect(transform('async function generateCspDigest(data, algorithm) {', '/other.js')).toBeNull()
})
