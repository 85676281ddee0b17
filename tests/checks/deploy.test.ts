import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const configuration = read('docs/production/configuration.md')

test('the image has the Node that the lock pins, does not run as root and is asked for its health', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const lines = read('deploy/Containerfile').split('\n')
  const bases = lines.flatMap((line) => /^FROM docker\.io\/library\/node:([\d.]+)-/.exec(line)?.[1] ?? [])
  expect(new Set(bases)).toEqual(new Set(Object.values(optionalDependencies)))
  expect(lines).toContain('USER node')
  expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
})

/** Read by Node and by the image, not by the site. */
const others = new Set(['NODE_ENV'])

test('image, compose file and unit set variables that there are', () => {
  const compose = load(read('deploy/compose.yml')) as {
    services: Record<string, { image: string; environment?: Record<string, string>; read_only?: boolean }>
  }
  const ours = Object.values(compose.services).filter(({ image }) => image === 'michishirube')
  expect(ours.map(({ environment }) => environment?.['ROLE'])).toEqual(['web', 'web', 'worker'])
  expect(ours.every((service) => service.read_only === true)).toBe(true)
  const inImage = /^ENV (.+)$/m.exec(read('deploy/Containerfile'))?.[1]?.split(' ') ?? []
  const inUnit = [...read('deploy/michishirube@.service').matchAll(/^Environment=(\S+)$/gm)].map(
    ([, set = '']) => set,
  )
  const names = [
    ...[...inImage, ...inUnit].map((set) => set.split('=', 1)[0] ?? ''),
    ...ours.flatMap(({ environment = {} }) => Object.keys(environment)),
  ]
  expect(names.length).toBeGreaterThan(10)
  for (const name of names.filter((each) => !others.has(each)))
    expect([name, configuration.includes(`\`${name}\``)]).toEqual([name, true])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd takes the unit (skipped where systemd-analyze is not installed)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
  // The program has to be where the unit says.
  const unit = read('deploy/michishirube@.service').replaceAll(
    '/opt/michishirube/node_modules/.bin/node',
    process.execPath,
  )
  const file = path.join(folder, 'michishirube@web.service')
  writeFileSync(file, unit)
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
