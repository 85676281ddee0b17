import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { transmissionHtml } from '#components/legal/transmission-html.ts'
import { officialPages } from '#contract/codes/official-pages.ts'
import { externalServices, originsOf, type ExternalService } from '#contract/external-services.ts'

const root = path.resolve(import.meta.dirname, '../..')
const registry = 'src/contract/external-services.ts'
const services: readonly ExternalService[] = externalServices

/** Addresses that name something and are never asked for anything. */
const names = new Set([
  'https://schema.org',
  'https://firebase.google.com',
  'https://jobs.example.jp',
  'https://www.example.co.jp',
  // Where a reader may go by a link.
  'https://laws.e-gov.go.jp',
  'https://www.houjin-bangou.nta.go.jp',
  ...Object.values(officialPages).map(({ address }) => new URL(address).origin),
])

const originsIn = (text: string): string[] =>
  Array.from(text.matchAll(/https:\/\/[a-z0-9*.-]+\.[a-z]+/gu), ([origin]) => origin)

describe('external transmission', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).filter(
    (file) => file !== registry && !/\.test\.ts$|\/testing\/|\/seed\//u.test(file),
  )

  it('is declared for every address that a source speaks to', () => {
    expect(files.length).toBeGreaterThan(1000)
    const declared = new Set(services.flatMap(({ origins }) => Object.values(origins).flat()))
    const undeclared = files.flatMap((file) =>
      originsIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((origin) => !names.has(origin) && !declared.has(origin))
        .map((origin) => `${file}: ${origin}`),
    )
    expect(undeclared).toEqual([])
  })

  it('tells people of every service, and of none that can not be loaded', () => {
    for (const { name, sent, purpose } of services) {
      for (const words of [name, sent, purpose]) expect(transmissionHtml('with-tags', true)).toContain(words)
    }
    const without = transmissionHtml('without-tags', true)
    for (const { name, basis } of services) expect(without.includes(name)).toBe(basis === 'necessary')
    expect(transmissionHtml('with-tags', false)).not.toContain('Firestore')
  })

  it('admits in the CSP what a page uses, and no more', () => {
    expect(originsOf([])).toEqual({ script: [], connect: [], img: [], frame: [] })
    expect(originsOf(['identity']).connect).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
    // The human check's documented origins.
    expect(originsOf(['human-check'])).toMatchObject({
      script: expect.arrayContaining(['https://www.google.com', 'https://www.gstatic.com']),
      frame: expect.arrayContaining(['https://www.google.com', 'https://recaptcha.google.com']),
    })
  })
})
