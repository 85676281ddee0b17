import { expect, test } from './fixtures.ts'
import { violationsEverywhere, violationsOn } from './setup/axe.ts'

const page = (body: string, style = '') =>
  `<!doctype html><html lang="ja"><head><title>見本</title><style>${style}</style></head><body><main><h1>見本</h1>${body}</main></body></html>`

test('axe finds what is wrong on a page as it now is, by night alone, at one width alone and in a frame', async ({
  page: shown,
}) => {
  await shown.setContent(page('<p>読めます。</p>'))
  expect(await violationsEverywhere(shown)).toEqual([])

  await shown.evaluate(() => document.querySelector('p')?.append(new Image()))
  expect(await violationsOn(shown)).toEqual([expect.stringContaining('image-alt: img')])

  await shown.setContent(
    page('<p>読めません。</p>', '@media (prefers-color-scheme: dark) { p { color: #eee } }'),
  )
  const byNight = await violationsEverywhere(shown)
  expect(byNight.map((finding) => finding.split(': ').slice(0, 2).join(': '))).toEqual([
    '390 px, dark: color-contrast',
  ])

  await shown.setContent(page('<p>読めません。</p>', '@media (width > 1000px) { p { color: #eee } }'))
  const wide = await violationsEverywhere(shown)
  expect(wide.map((finding) => finding.split(': ').slice(0, 2).join(': '))).toEqual([
    '1280 px, light: color-contrast',
  ])

  const body = { '/outer': '<iframe title="枠" src="/inner"></iframe>', '/inner': '<img src="data:,">' }
  for (const [path, html] of Object.entries(body))
    await shown.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: page(html) }))
  await shown.goto('/outer')
  expect(await violationsOn(shown)).toEqual([expect.stringMatching(/^image-alt: iframe.* img/)])
})
