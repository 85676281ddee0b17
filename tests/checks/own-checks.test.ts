import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findServerCodeInClient } from '../../scripts/checks/client-bundle.ts'
import { findStaleDocumentation } from '../../scripts/checks/documentation.ts'
import { findForbiddenImports } from '../../scripts/checks/imports.ts'
import { findLeftovers } from '../../scripts/checks/leftovers.ts'
import { findSlowPatterns } from '../../scripts/checks/linear-patterns.ts'
import { findLooseVersions } from '../../scripts/checks/pinned-versions.ts'
import { findBarePostForms } from '../../scripts/checks/post-forms.ts'
import { findRetiredWords } from '../../scripts/checks/retired-words.ts'
import { findUnlistedPackages } from '../../scripts/checks/supply-chain.ts'

/** Joined here, so that the checks do not find this file. */
const word = (...parts: string[]) => parts.join('')

const lock = (packages: object) => JSON.stringify({ packages })

const made: string[] = []

/** A folder that holds the given files, as if it were the repository. */
const repository = (files: Record<string, string>): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'))
  made.push(root)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  return root
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true })
})

describe('leftovers', () => {
  it.each([
    ['unfinished work', word('// TO', 'DO: later')],
    ['a path of one machine', word("const data = '/ho", "me/someone/data'")],
    ['a registry host', word('registry=https://regis', 'try.example.test/')],
    ['a secret', word('-----BEGIN', ' RSA PRIVATE KEY-----')],
  ])('finds %s', (what, line) => {
    expect(findLeftovers(repository({ 'src/a.ts': `const a = 1\n${line}\n` }))).toEqual([
      `src/a.ts:2: ${what}`,
    ])
  })

  it('leaves routes, packages and installed files alone', () => {
    const root = repository({
      'src/a.ts': `const home = '/home'\nconst link = '/work'\n`,
      'node_modules/x/index.js': word('// TO', 'DO'),
      'package-lock.json': word('"https://regis', 'try.example.test/"'),
    })
    expect(findLeftovers(root)).toEqual([])
  })
})

describe('imports', () => {
  const rule = 'src/server/domain/rule.ts'
  const red = (specifier: string) => [
    `${rule}:2: ${specifier} is not for the layer domain (scripts/layers.ts)`,
  ]

  it.each([
    ['a type query', "type Clock = import('#server/platform/clock.ts').Clock", '#server/platform/clock.ts'],
    ['a module in a type', 'let pg: typeof import("pg")', 'pg'],
    [
      'what an ambient module imports',
      "declare module 'a' { import type { B } from '#server/composition/compose.ts' }",
      '#server/composition/compose.ts',
    ],
    ['a folder above', "import '../up.ts'", '../up.ts'],
    [
      'a name that only begins like an allowed one',
      "import x from '#server/domain-rules.ts'",
      '#server/domain-rules.ts',
    ],
  ])('finds %s', (_, line, specifier) => {
    expect(findForbiddenImports(repository({ [rule]: `\n${line}\n` }))).toEqual(red(specifier))
  })

  it('finds a package that only begins like an allowed one', () => {
    const root = repository({ 'src/server/platform/log.ts': "import 'pinos'" })
    expect(findForbiddenImports(root)).toHaveLength(1)
  })

  it('accepts what the layer may import, and whatever tests do', () => {
    const own = "import a from './a.ts'\nlet b: import('#contract/limits.ts').Limits\n"
    const root = repository({
      [rule]: own,
      'src/server/domain/rule.test.ts': "import '#server/composition/compose.ts'",
      'src/server/ports/port.ts': "export type Port = import('#contract/limits.ts').Limits",
      'src/server/platform/ids.ts': "import 'node:crypto'\nimport 'pino/file'",
    })
    expect(findForbiddenImports(root)).toEqual([])
  })
})

describe('supply chain', () => {
  it('finds a licence and an install script that are not in the list', () => {
    const known = { license: 'MIT', integrity: 'sha512-x' }
    const root = repository({
      'package-lock.json': lock({
        '': {},
        'node_modules/a': { ...known, license: 'AGPL-3.0-only' },
        'node_modules/b': { integrity: 'sha512-x' },
        'node_modules/b/node_modules/c': { ...known, hasInstallScript: true },
        'node_modules/d': { ...known, dev: true, hasInstallScript: true },
      }),
    })
    expect(findUnlistedPackages(root)).toEqual([
      'node_modules/a: AGPL-3.0-only is not an allowed licence',
      'node_modules/b: no known licence is not an allowed licence',
      'node_modules/b/node_modules/c: its install script is not in the list',
      'node_modules/d: its install script is not in the list',
    ])
  })

  it('accepts tools of any licence, listed install scripts and other platforms that the registry did not hold', () => {
    const root = repository({
      'package-lock.json': lock({
        'node_modules/a': { license: 'AGPL-3.0-only', dev: true },
        'node_modules/b/node_modules/esbuild': {
          license: 'MIT',
          integrity: 'sha512-x',
          hasInstallScript: true,
        },
        'node_modules/c': { optional: true },
      }),
    })
    expect(findUnlistedPackages(root)).toEqual([])
  })
})

describe('pinned versions', () => {
  it('finds a range, a drifted lock file and a missing hash', () => {
    const root = repository({
      'package.json': JSON.stringify({ dependencies: { a: '^1.0.0', b: '2.0.0' } }),
      'package-lock.json': lock({ '': { dependencies: { a: '^1.0.0', b: '1.0.0' } }, 'node_modules/a': {} }),
    })
    expect(findLooseVersions(root)).toEqual([
      'package.json: a is ^1.0.0, not an exact version',
      'package-lock.json: b differs from package.json; run npm install',
      'package-lock.json: node_modules/a has no integrity hash',
    ])
  })

  it('finds a platform package that the lock file leaves out', () => {
    const parent = {
      version: '1.0.0',
      integrity: 'sha512-x',
      optionalDependencies: { 'a-linux-x64': '1.0.0' },
    }
    const other = { version: '0.9.0', optional: true, cpu: ['x64'] }
    const root = repository({
      'package.json': '{}',
      'package-lock.json': lock({ 'node_modules/a': parent, 'node_modules/a-linux-x64': other }),
    })
    expect(findLooseVersions(root)).toEqual([
      'package-lock.json: a-linux-x64 1.0.0 is missing; run npm run lock:complete',
    ])
  })

  it('finds a development tool that a production install would bring', () => {
    const tool = { integrity: 'sha512-x' }
    const root = repository({
      'package.json': '{}',
      'package-lock.json': lock({
        'node_modules/firebase-tools': tool,
        'node_modules/vitest': { ...tool, dev: true },
      }),
    })
    expect(findLooseVersions(root)).toEqual([
      'package-lock.json: firebase-tools would be part of a production install',
    ])
  })

  it('finds a package that is empty in a production install', () => {
    const empty = { name: 'empty-npm-package', integrity: 'sha512-x' }
    const root = repository({
      'package.json': '{}',
      'package-lock.json': lock({
        'node_modules/a': empty,
        'node_modules/b': { ...empty, dev: true },
      }),
    })
    expect(findLooseVersions(root)).toEqual([
      'package-lock.json: node_modules/a would be empty in a production install',
    ])
  })

  it('finds an install that has become much larger, whatever the platform brings', () => {
    const many = (count: number, one: object) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `node_modules/${JSON.stringify(one).length}-${index}`,
          { ...one, integrity: 'sha512-x' },
        ]),
      )
    const found = (packages: object) =>
      findLooseVersions(repository({ 'package.json': '{}', 'package-lock.json': lock(packages) }))
    const other = many(900, { cpu: ['x64'], dev: true })
    expect(found({ ...many(582, {}), ...many(347, { dev: true }), ...other })).toEqual([])
    expect(found({ ...many(583, {}), ...many(347, { dev: true }) })).toEqual([
      'package-lock.json: development installs 930 packages, more than 929; leave out what nothing loads',
      'package-lock.json: production installs 583 packages, more than 582; leave out what nothing loads',
    ])
  })

  it('accepts exact versions that are locked', () => {
    const root = repository({
      'package.json': JSON.stringify({ devDependencies: { a: '1.0.0-beta.2' } }),
      'package-lock.json': lock({
        '': { devDependencies: { a: '1.0.0-beta.2' } },
        'node_modules/a': { integrity: 'sha512-x' },
      }),
    })
    expect(findLooseVersions(root)).toEqual([])
  })
})

describe('documentation', () => {
  const manifest = JSON.stringify({ scripts: { start: 'x', lint: 'x' } })
  it('finds a missing file, a dead link and an unknown command', () => {
    const root = repository({
      'package.json': manifest,
      'docs/guide.md': 'See `src/missing.ts` and [that](./nowhere.md), then run `npm run nothing`.',
    })
    expect(findStaleDocumentation(root)).toEqual([
      'docs/guide.md: src/missing.ts does not exist',
      'docs/guide.md: the link to ./nowhere.md leads nowhere',
      'docs/guide.md: package.json has no script nothing',
    ])
  })

  it('finds a name that a recipe puts in the wrong file, and one that nothing has', () => {
    const root = repository({
      'package.json': manifest,
      'src/a.ts': `import { other } from './b.ts'
export const limits = { pageSize: 20 } as const
export type Shape = { kind: 'a' }
export const exactly = 1
const hidden = other`,
      'docs/recipes/add-a-thing.md': [
        'Good: `limits`, `Shape` and `limits.pageSize` of `src/a.ts`, broken over\nlines too: `exactly` of\n`src/a.ts`.',
        'Bad: `exact` of `src/a.ts`, `hidden` and `other` of `src/a.ts`, `limits.pageLength` of `src/a.ts`.',
        'Alone: `pageSize`, `Shape`, `pageLength` and `start`.',
      ].join('\n\n'),
      'docs/guide.md': 'Only recipes are held to names: `gone` of `src/a.ts`.',
    })
    expect(findStaleDocumentation(root)).toEqual([
      'docs/recipes/add-a-thing.md: src/a.ts exports no exact',
      'docs/recipes/add-a-thing.md: src/a.ts exports no hidden',
      'docs/recipes/add-a-thing.md: src/a.ts exports no other',
      'docs/recipes/add-a-thing.md: src/a.ts exports no limits.pageLength',
      'docs/recipes/add-a-thing.md: nothing is called pageLength',
    ])
  })

  it('accepts what exists, names with a hole and addresses of the web', () => {
    const root = repository({
      'package.json': manifest,
      'src/pages/index.astro': '',
      'README.md':
        '`npm start`, `npm run lint`, `src/pages/<area>/page.astro`, `package.json`, [web](https://example.test)',
    })
    expect(findStaleDocumentation(root)).toEqual([])
  })
})

describe('client bundle', () => {
  it.each([
    ['a Node built-in', `import{readFile}from"node:fs"`],
    ['server configuration', 'x=process.env.AUTH_TOKEN'],
    ['the database', 'drizzle-orm'],
    ['the GraphQL server', 'new GraphQLObjectType({})'],
    ['the identity provider’s server side', 'firebase-admin'],
    ['a server module', '/src/server/backend/handle.ts'],
    ['a source map', '//# sourceMappingURL=x'],
  ])('finds %s', (what, code) => {
    const problems = findServerCodeInClient(repository({ 'dist/client/_astro/a.js': code }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`dist/client/_astro/a.js: ${what}`)
  })

  it('does not pass without a build', () => {
    expect(findServerCodeInClient(repository({}))).toEqual(['dist/client: there is no build'])
  })

  it('accepts browser code', () => {
    const root = repository({ 'dist/client/_astro/a.js': 'document.title="ok"' })
    expect(findServerCodeInClient(root)).toEqual([])
  })
})

describe('linear patterns', () => {
  const slow = String.raw`/\s+$/u`
  const problem = `${slow} takes more than linear time: 2nd degree polynomial`
  const find = (files: Record<string, string>, bounded = {}) => findSlowPatterns(repository(files), bounded)

  it('finds one wherever it stands', async () => {
    expect(await find({ 'src/a.ts': `const text = '/x+x+y/'\nexport const end = ${slow}\n` })).toEqual([
      `src/a.ts:2: ${problem}`,
    ])
    for (const page of [
      `---\nconst end = ${slow}\n---\n<p>x</p>`,
      `<p>{[''].filter((each) => ${slow}.test(each))}</p>`,
      `<script>const end = ${slow}</script>`,
    ])
      expect(await find({ 'src/pages/a.astro': page })).toEqual([`src/pages/a.astro: ${problem}`])
  })

  it('finds what is built as modules are loaded, and what is built later', async () => {
    const built = 'const space = "\\\\s+"\nexport const end = new RegExp(`${space}$`, "u")\n'
    expect(await find({ 'src/a.ts': built })).toEqual([`src/a.ts:2: ${problem}`])
    const later = 'export const named = (name: string) =>\n  RegExp(name)\n'
    expect(await find({ 'src/a.ts': later })).toEqual([expect.stringMatching(/^src\/a\.ts:2: built while/u)])
  })

  it('leaves linear ones, tests and bounded ones alone, and names a bound of nothing', async () => {
    const files = {
      'src/a.ts': 'export const a = /^a+$/u\n',
      'src/a.test.ts': `export const a = ${slow}\n`,
      'src/b.ts': `export const b = ${slow}\n`,
    }
    expect(await find(files, { 'src/b.ts': 'a field of 40 characters' })).toEqual([])
    expect(await find({ 'src/a.ts': '' }, { 'src/b.ts': 'a field' })).toEqual([
      'scripts/checks/bounded-patterns.ts: src/b.ts has no regular expression',
    ])
  })
})

describe('post forms', () => {
  const page = 'src/pages/a.astro'
  const script = 'src/browser/scripts/a.ts'

  it.each([
    [page, '<form method="post" action="/a"><button>送る</button></form>', 'a form is posted'],
    [page, '<form\n  id="x"\n  METHOD="POST"\n></form>', 'a form is posted'],
    [page, "<ul>{[1].map(() => <li><form method={'post'}></form></li>)}</ul>", 'a form is posted'],
    [page, '---\nconst way = "post"\n---\n<form method={way}></form>', 'a form is posted'],
    [page, '<form {...Astro.props}></form>', 'a form whose attributes are not written out may be posted'],
    [page, '<form><button formmethod="post">送る</button></form>', 'a button posts a form'],
    [page, "<script>document.createElement('form')</script>", 'a script makes a form'],
    [page, "<Fragment set:html={'<form method=post>'} />", 'a form is written as text'],
    ['src/islands/a.tsx', 'export const A = () => <form method="post" />', 'a form is posted'],
    ['src/islands/a.tsx', 'export const A = () => <input formMethod="POST" />', 'a button posts a form'],
    [script, "form.method = 'post'", 'a script sets how a form is sent'],
    [script, "button.setAttribute('formmethod', 'post')", 'a script sets how a form is sent'],
    [
      'src/components/a.ts',
      'export const a = (b: string) => `<p>${b}</p><FORM method="post">`',
      'a form is written as text',
    ],
  ])('finds in %s %s', (file, content, problem) => {
    expect(findBarePostForms(repository({ [file]: content }))).toEqual([`${file}: ${problem}; use PostForm`])
  })

  it('leaves forms that only ask, forms of the component, and what moves into one', () => {
    const root = repository({
      [page]:
        '<form action="/search" role="search"></form><form method="get" id="a"></form><dialog><form method="dialog"></form></dialog>' +
        '<PostForm action="/a"><button form="b">送る</button></PostForm>',
      'src/components/site/post-form.astro': '<form method="post" {...Astro.props}><slot /></form>',
      'src/server/host/request.ts': "request.method = 'POST'",
    })
    expect(findBarePostForms(root)).toEqual([])
  })
})

describe('retired words', () => {
  it('finds them in names of files and in names that files export', () => {
    const root = repository({
      'src/a.ts': 'export const weightyChanges = 1\nexport const takesOwner = 2\n',
      'src/whose-page.ts': 'const shelf = 1\n',
      'scripts/b.ts': 'export type Shelves = 1\n',
    })
    expect(findRetiredWords(root)).toEqual([
      'src/a.ts: weightyChanges: say material, not weighty',
      'src/whose-page.ts: whose-page: say owner, not whose',
      'scripts/b.ts: Shelves: say partitions, not shelves',
    ])
  })
})
