import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneSheetAPage } from './one-sheet.ts'

type Style = { type: 'external'; src: string } | { type: 'inline'; content: string }
type Route = { routeData: { route: string }; styles: Style[] }
type Plugin = { writeBundle: (options: object, bundle: object) => void }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'one-sheet-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const sheets = {
  '_astro/base.css': ':root{--a:1px;--b:2px}p{margin:0}.wide{top:0}',
  '_astro/page.css': 'h1{color:red}.narrow{top:var(--a)}',
}
const joined = `${sheets['_astro/base.css']}\n${sheets['_astro/page.css']}`
const bothSheets = (): Style[] => Object.keys(sheets).map((src) => ({ type: 'external', src: `/${src}` }))

/** Runs what the build runs over one route, and answers what is left of its styles and of the policy. */
const buildRoute = async (
  route: string,
  more: Style[] = [],
): Promise<{ styles: Style[]; hashes: string[] }> => {
  const { hooks } = oneSheetAPage()
  const run = (name: keyof typeof hooks, options: object): unknown => {
    const hook: unknown = hooks[name]
    if (typeof hook !== 'function') throw new Error(`The integration has no ${name}`)
    return Reflect.apply(hook, null, [options])
  }
  const plugins: Plugin[] = []
  run('astro:config:setup', {
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => plugins.push(...vite.plugins),
  })
  const root = pathToFileURL(`${folder}/`)
  run('astro:config:done', { config: { root, build: { client: root } } })
  const bundle = Object.entries(sheets).map(([fileName, source]) => ({
    type: 'asset',
    fileName,
    source,
  }))
  for (const plugin of plugins) plugin.writeBundle({}, bundle)
  const page: Route = { routeData: { route }, styles: [...bothSheets(), ...more] }
  const hashes: string[] = []
  await run('astro:build:ssr', { manifest: { routes: [page], csp: { styleDirective: { hashes } } } })
  return { styles: page.styles, hashes }
}

test.each(['/', '/jobpost/[id]', '/category/[category]/[title]'])(
  'a page that is the same for everyone holds its style sheet, and the policy allows it: %s',
  async (route) => {
    const { styles, hashes } = await buildRoute(route)
    expect(styles).toEqual([{ type: 'inline', content: joined }])
    expect(hashes).toEqual([`sha256-${createHash('sha256').update(joined).digest('base64')}`])
    expect(await readdir(path.join(folder, '_astro'))).toEqual([])
  },
)

test.each(['/mypage', '/login', '/jobpost/[id]/apply', '/410'])(
  'another page names one file of all its style sheets: %s',
  async (route) => {
    const { styles, hashes } = await buildRoute(route)
    expect(hashes).toEqual([])
    expect(styles).toHaveLength(1)
    const [sheet] = styles
    if (sheet?.type !== 'external') throw new Error('The sheet is no file')
    expect(await readFile(path.join(folder, sheet.src), 'utf8')).toBe(joined)
  },
)

test('what stood in the page already stays, behind its sheet', async () => {
  const own: Style = { type: 'inline', content: 'b{top:0}' }
  expect((await buildRoute('/', [own])).styles).toEqual([{ type: 'inline', content: joined }, own])
  expect((await buildRoute('/mypage', [own])).styles.slice(1)).toEqual([own])
})

test('a sheet that was not made stops the build', async () => {
  await expect(buildRoute('/', [{ type: 'external', src: '/_astro/none.css' }])).rejects.toThrow(
    'The build made no style sheet /_astro/none.css',
  )
})
