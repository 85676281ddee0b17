import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordLength } from '#contract/account-password.ts'
import { readConfig } from '#server/platform/config.ts'

const documentation = readFileSync(new URL('../../docs/production/configuration.md', import.meta.url), 'utf8')
const installation = readFileSync(new URL('../../docs/production/install.md', import.meta.url), 'utf8')

/** Read by a library of ours, not by us. */
const ofLibraries = ['GOOGLE_APPLICATION_CREDENTIALS']

/** Every variable `readConfig` asks an environment for; the environment notes each name. */
const namesAskedOf = (env: Readonly<Record<string, string>>): string[] => {
  const names = new Set<string>()
  const noting = new Proxy(env, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined
      names.add(name)
      return target[name]
    },
  })
  readConfig(noting)
  return [...names]
}

/** The names in the first column of the table under "Environment". */
const rows = (documentation.split(/^## /m).find((section) => section.startsWith('Environment\n')) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => Array.from(line.split('|')[1]?.matchAll(/`(\w+)`/g) ?? [], ([, name = '']) => name))

test('every variable that the configuration reads has a row in docs/production/configuration.md, and no row another name', () => {
  const asked = [
    {},
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    { FIREBASE_PROJECT_ID: 'jobs-example', SMTP_URL: 'smtps://mail.example.jp', TRUST_PROXY: '1' },
  ].flatMap(namesAskedOf)
  expect(rows.toSorted()).toEqual([...new Set([...asked, ...ofLibraries])].toSorted())
})

test('the length of passwords in docs/production/install.md is that of the site', () => {
  expect(installation).toContain(`at least ${passwordLength.min} characters`)
})
