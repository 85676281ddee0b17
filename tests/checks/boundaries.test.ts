import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { layers, layersOf, testFiles } from '../../scripts/layers.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'tests/boundaries')

const isTest = (file: string) => testFiles.some((glob) => path.matchesGlob(file, glob))

const filesOf = (cwd: string) => globSync('src/**/*.{ts,tsx,astro}', { cwd }).toSorted()

type Diagnostic = { filename: string; code: string; labels: { span: { line: number } }[] }

const lint = (): string[] => {
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [bin, '-c', 'lint.config.ts', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }
  return diagnostics.map(
    ({ filename, code, labels }) => `${filename}:${labels[0]?.span.line} ${/\((.+)\)/.exec(code)?.[1]}`,
  )
}

/** `// red: rule` at the end of a line says that the line must be reported, by that rule; every other line must not. */
const marked = (file: string): string[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const rule = /\/\/ red: ([\w-]+)$/.exec(line)?.[1]
      return rule === undefined ? [] : [`${file}:${index + 1} ${rule}`]
    })

describe('import rules', () => {
  let reported: string[] = []
  beforeAll(() => {
    reported = lint()
  })

  it.each(filesOf(folder))('%s goes red where it is marked, and nowhere else', (file) => {
    const expected = marked(file)
    expect(expected.length).toBeGreaterThan(0)
    expect(reported.filter((line) => line.startsWith(`${file}:`)).toSorted()).toEqual(expected.toSorted())
  })

  it.each(layers.map(({ name }) => name))('the layer %s has a file that goes red', (name) => {
    const own = filesOf(folder).filter((file) => layersOf(file).some((layer) => layer.name === name))
    expect(own.flatMap(marked).filter((line) => line.endsWith(' no-restricted-imports'))).not.toEqual([])
  })
})

it('puts every source file in exactly one layer', () => {
  const misplaced = filesOf(root)
    .filter((file) => !isTest(file))
    .map(
      (file) =>
        `${file}: ${
          layersOf(file)
            .map(({ name }) => name)
            .join(', ') || 'no layer'
        }`,
    )
    .filter((line) => line.includes(', ') || line.endsWith('no layer'))
  expect(misplaced).toEqual([])
})
