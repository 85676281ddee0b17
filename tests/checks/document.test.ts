import { expect, it } from 'vitest'
import { parseDocument } from '../e2e/setup/document.ts'

const page = (body: string) =>
  `<!doctype html><html lang="ja"><head><title>x</title></head><body>${body}</body></html>`

it.each([
  ['an end tag that closes nothing', '<p>a</p></section>'],
  ['an element nobody closed', '<section><p>a</p>'],
  ['a table body nobody wrote', '<table><tr><td>a</td></tr></table>'],
  ['an attribute written twice', '<p class="a" class="b">a</p>'],
  ['an id that is there twice', '<p id="a"></p><p id="a"></p>'],
  ['a label without its field', '<label for="q">q</label>'],
  ['a link inside a link', '<a href="/a"><span><button>b</button></span></a>'],
])('finds %s', (_, body) => {
  expect(parseDocument(page(body)).problems).toHaveLength(1)
})

it('reads links, assets, image sets and search forms', () => {
  const body =
    '<a href="/a">a</a><img src="/b.png" srcset="/c.png 2x" alt=""><form action="/d"></form><form method="post" action="/e"></form><a href="mailto:x@example.com">m</a>'
  expect(parseDocument(page(body))).toEqual({
    links: ['/a', '/b.png', '/c.png', '/d'],
    ids: [],
    problems: [],
  })
})
