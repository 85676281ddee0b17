import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { narrowed, narrowPolicy, textsOf } from './narrow-policy.ts'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const [hint, island, css, other] = ['if (1 < 2) hint()', 'island("x")\n', 'a{color:red}', 'other()']
const policy = `default-src 'self'; script-src 'self' https://tags.example ${[hint, island, other].map(digest).join(' ')}; style-src 'self' ${digest(css)};`

test('a page is allowed the scripts and styles that stand in it, and no others', () => {
  const html = `<script>${hint}</script><script type="module">${island}</script><style data-x>${css}</style>`
  const narrow = narrowPolicy(policy, html)
  for (const text of [hint, island, css]) expect(narrow).toContain(digest(text))
  expect(narrow).not.toContain(digest(other))
})

test('files and data need no hash, and the rest of the policy stays', () => {
  const html = `<script src="/a.js">${hint}</script><script type="application/ld+json">${island}</script>`
  expect(narrowPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' https://tags.example; style-src 'self';`,
  )
})

test.each([
  '<script',
  '<style',
  '<script>',
  '<style x>',
  '<script src=',
  '<script type=application/ld+json>',
  '</script>',
  '</style><style>',
  '<script></script><script',
  '<style> </style></style><style',
])('what people wrote into an attribute takes nothing from the scripts of the page: %s', (text) => {
  const own = `<script data-x>${hint}</script><style>${css}</style>`
  for (const html of [
    `<meta content="${text}">${own}`,
    `<input value="${text}を探す" /><p>1</p>${own}`,
    `${own}<input value="${text}を探す" />`,
  ]) {
    const narrow = narrowPolicy(policy, html)
    for (const each of [hint, css]) expect(narrow).toContain(digest(each))
    expect(narrow).not.toContain(digest(other))
  }
})

test('a page that people filled with beginnings and ends is read once, not once for each', () => {
  for (const text of [
    '<script>',
    '<script',
    '<style x>',
    '<style></style>',
    '<script></script>',
    '</script>',
  ]) {
    const html = `<input value="${text.repeat(200)}" /><script>${hint}</script><style>${css}</style>`
    for (const [name, own] of [
      ['script', hint],
      ['style', css],
    ] as const) {
      const texts = textsOf(name, html)
      expect(texts).toContain(own)
      expect(texts.join('').length).toBeLessThanOrEqual(html.length)
    }
  }
})

test('what no policy of the site knows gains nothing by standing in a page', () => {
  const html = '<script>steal()</script><style>b{}</style>'
  expect(narrowPolicy(policy, html)).not.toContain('sha256')
})

test('a script without a text runs nothing, and needs no leave for it', () => {
  const html = `<script></script><script>${hint}</script>`
  expect(narrowPolicy(`script-src ${digest('')} ${digest(hint)};`, html)).toBe(`script-src ${digest(hint)};`)
})

test('a script with text beyond ASCII is known by its bytes', () => {
  const text = "say('保存しました')"
  const page = Buffer.from(`<p>求人</p><script>${text}</script>`)
  const own = `script-src 'self' ${digest(text)} ${digest(other)};`
  const answer = {
    kind: 'answer',
    status: 200,
    headers: new Map([['content-security-policy', own]]),
  } as const
  for (const _ of ['found', 'remembered'])
    expect(narrowed({ ...answer, body: page })).toMatchObject({
      headers: new Map([['content-security-policy', `script-src 'self' ${digest(text)};`]]),
      body: page,
    })
})

test('what one policy allowed is no leave under another', () => {
  const html = `<script>${hint}</script>`
  expect(narrowPolicy(policy, html)).toContain(digest(hint))
  expect(narrowPolicy(`script-src 'self' ${digest(other)};`, html)).toBe("script-src 'self';")
})

test('texts of the build are remembered, also of one length, and no others', () => {
  const [one, two, foreign] = ['remembered(1)', 'remembered(2)', 'remembered(3)']
  const build = `script-src ${digest(one)} ${digest(two)};`
  const read = vi.spyOn(Buffer, 'from')
  const hashed = (...texts: string[]) => {
    read.mockClear()
    narrowPolicy(build, texts.map((text) => `<script>${text}</script>`).join(''))
    return read.mock.calls.length
  }
  expect(hashed(one, two, foreign)).toBe(3)
  expect(hashed(one, two)).toBe(0)
  expect(hashed(foreign)).toBe(1)
})

test('an answer without a policy stays as it is', () => {
  const answer = { kind: 'answer', status: 200, headers: new Map(), body: Buffer.from('{}') } as const
  expect(narrowed(answer)).toBe(answer)
  const page = {
    ...answer,
    headers: new Map([['content-security-policy', policy]]),
    body: Buffer.from(`<script>${hint}</script>`),
  }
  expect(narrowed(page)).toMatchObject({
    headers: new Map([['content-security-policy', narrowPolicy(policy, `<script>${hint}</script>`)]]),
    body: page.body,
  })
})

test('a page whose scripts come later is sent as it is then, with a policy for what stands in it', () => {
  const place = `<script data-scripts="later">${hint}</script>`
  const html = `<p>求人「①」😀</p><script type="module" src="/_astro/a.js"></script>${place}`
  const headers = new Map([['content-security-policy', policy]])
  const answer = narrowed({ kind: 'answer', status: 200, headers, body: Buffer.from(html) })
  if (answer.kind !== 'answer') throw new Error('The page is no answer any more')
  expect(answer.body.toString()).toBe(
    `<p>求人「①」😀</p><script data-scripts="/_astro/a.js">${hint}</script>`,
  )
  expect(answer.headers.get('content-security-policy')).toContain(digest(hint))
})
