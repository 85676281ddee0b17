import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'
import { parseDocument } from './setup/document.ts'

for (const { name, path, status } of publicPages) {
  test(`${name}: the HTML is valid`, async ({ origin, samples }) => {
    const response = await fetch(new URL(path(samples), origin), { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(parseDocument(await response.text()).problems).toEqual([])
  })
}
