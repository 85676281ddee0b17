import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const file = 'docs/operating/alerts.yml'

type Rule = { alert: string; annotations: { runbook: string } }
const rules = (load(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: some }) => some,
)

test('each alarm has a section that says what to do, and each section an alarm', () => {
  const sections = readFileSync('docs/operating/alarms.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => `docs/operating/alarms.md#${line.slice(3).toLowerCase().replaceAll(' ', '-')}`)
  expect(rules.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(sections.toSorted())
})

const promtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!promtool)('Prometheus takes the rules (skipped where promtool is not installed)', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
