import { request } from 'node:http'
import { filterNames } from '#contract/job-post-filters.ts'
import { expect, test } from './fixtures.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { postForm } from './setup/post-form.ts'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends the address exactly as written: fetch would clean it first. */
const send = (origin: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

const encode = encodeURIComponent
const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** What is asked, and the statuses that answer it: a page that says so in Japanese, or a redirect to a sound address. */
const table: readonly [what: string, path: string, statuses: readonly number[]][] = [
  ['an ad id that is no id', '/jobpost/abc', [400, 404]],
  ['an ad id of nobody', `/jobpost/${nobody}`, [404]],
  ['an ad id with a quote', "/jobpost/'%20or%201=1--", [400, 404]],
  ['an ad id in capitals', `/jobpost/${nobody.toUpperCase()}`, [301, 308, 400, 404]],
  ['an ad id below another', `/jobpost/${nobody}/x`, [404]],
  ['a path that is no UTF-8', '/jobpost/%E0%A4%A', [400, 404]],
  ['a NUL in the path', '/jobpost/%00', [400, 404]],
  ['dots in the path', '/jobpost/../../etc/passwd', [301, 308, 400, 404]],
  ['encoded dots in the path', '/%2e%2e/%2e%2e/etc/passwd', [301, 308, 400, 404]],
  ['two slashes at the start', '//example.com/', [301, 308, 400, 404]],
  ['a backslash', '/\\example.com', [301, 308, 400, 404]],
  ['a company id that is no id', '/company?id=abc', [400, 404]],
  ['a company id of nobody', `/company?id=${nobody}`, [404]],
  ['a company id given twice', `/company?id=${nobody}&id=${nobody}`, [301, 302, 303, 308, 400, 404]],
  ['the ads of nobody', `/company/jobpost?company=${nobody}`, [404]],
  ['the ads of no company', '/company/jobpost', [301, 302, 303, 308, 400, 404]],
  ['the ads of a company id that is no id', '/company/jobpost?company=%00', [400, 404]],
  ['a page beyond the end', '/jobpost?page=499', [301, 302, 303, 308, 404]],
  ['a page far beyond the end', '/jobpost?page=999999999999', [301, 302, 303, 308, 400, 404]],
  ['page zero', '/jobpost?page=0', [301, 302, 303, 308, 400, 404]],
  ['a negative page', '/jobpost?page=-1', [301, 302, 303, 308, 400, 404]],
  ['a page that is no number', '/jobpost?page=abc', [301, 302, 303, 308, 400, 404]],
  ['a broken page number', '/jobpost?page=1.5', [301, 302, 303, 308, 400, 404]],
  ['a page of companies beyond the end', '/company?page=499', [301, 302, 303, 308, 400, 404]],
  ['an unknown industry of companies', '/company?industry=ZZ', [301, 302, 303, 308, 400, 404]],
  ['a search to save of an unknown value', '/search/save?prefecture=99&kind=x&page=-1', [200]],
  ['a search to save of a company that is none', '/search/save?company=%00', [200, 400]],
  ['a link of a mail that is none', '/mail/saved_search.x.y', [404]],
  ['a link of a mail that is long', `/mail/${'x'.repeat(500)}`, [400, 404]],
  ['an unknown sort', '/jobpost?sort=price', [301, 302, 303, 308, 400, 404]],
  ...filterNames.map((name): [string, string, readonly number[]] => [
    `a value of ${name} that nobody knows`,
    `/jobpost?${name}=wizard`,
    [303],
  ]),
  ['a parameter nobody knows', '/jobpost?utm_source=x&unknown=1', [200, 301, 302, 303, 308]],
  ['a parameter named like a built-in', '/jobpost?__proto__=1&constructor=2', [200, 301, 302, 303, 308, 400]],
  ['a single parameter repeated', '/jobpost?page=1&page=2', [200, 301, 302, 303, 308, 400]],
  ['a query repeated', '/search?q=a&q=b', [200, 301, 302, 303, 308, 400]],
  [
    'a filter repeated a hundred times',
    `/jobpost?${'kind=new_grad&'.repeat(100)}`,
    [200, 301, 302, 303, 308, 400],
  ],
  ['8 KB of query', `/search?q=${'a'.repeat(8192)}`, [200, 301, 302, 303, 308, 400]],
  ['8 KB of Japanese', `/jobpost?q=${encode('営業'.repeat(450))}`, [200, 301, 302, 303, 308, 400]],
  ['SQL', `/search?q=${encode("'; drop table job_post; --")}`, [200]],
  ['wildcards', `/search?q=${encode('%_\\%_*?')}`, [200]],
  ['an unclosed phrase', `/search?q=${encode('"営業')}`, [200]],
  ['only a minus', '/search?q=-', [200]],
  ['operators of the text search', `/search?q=${encode('a & b | !c <-> (d:*')}`, [200]],
  ['markup', `/search?q=${encode('<script>alert(1)</script>')}`, [200]],
  ['emoji', `/search?q=${encode('👩‍💻🦄')}`, [200]],
  ['half a surrogate pair', '/search?q=%ED%A0%80', [200, 400]],
  ['a NUL in the query', '/search?q=%00', [200, 301, 302, 303, 308, 400]],
  ['a query that is no UTF-8', '/search?q=%E0%A4%A', [200, 301, 302, 303, 308, 400]],
  ['a view named like a built-in of companies', '/company?view=constructor', [200, 301, 302, 303, 308]],
  ['a view named like a prototype', '/jobpost?view=__proto__', [200, 301, 302, 303, 308]],
  ['a view of an ad named like a built-in', `/jobpost/${nobody}?view=toString`, [404]],
  ['a result named like a built-in', '/login?error=constructor', [200]],
  ['an unknown address', '/no/such/address', [404]],
  ['the image service that nobody uses', '/_image?href=%2Ffavicon.svg&f=webp&w=100', [404]],
  ['the image service without an image', '/_image', [404]],
  ['an unknown asset', '/_astro/none.css', [404]],
  ['somebody else’s admin page', '/wp-login.php', [404]],
]

const formTable: readonly [what: string, character: string][] = [
  ['a NUL', '\u0000'],
  ['an override of direction', '\u202e'],
  ['a line separator', '\u2028'],
]

const japanese = /\p{Script=Hiragana}/u

for (const [what, path, statuses] of table) {
  test(`${what} is answered in Japanese`, async ({ origin }) => {
    const { status, headers, body } = await send(origin, path)
    expect(statuses, `${path.slice(0, 80)} answered ${status}`).toContain(status)
    expect(headers['x-request-id']).toBeTruthy()
    if (status >= 300 && status < 400) {
      const target = new URL(String(headers.location), origin)
      expect(target.origin, 'leads to this site').toBe(origin)
      expect((await send(origin, `${target.pathname}${target.search}`)).status).toBeLessThan(500)
      return
    }
    // In a quoted attribute the sign means itself; anywhere else it would begin an element.
    expect(body.replaceAll(/"[^"]*"/g, '')).not.toContain('<script>alert(1)')
    if (!path.startsWith('/_astro/')) expect(body).toMatch(japanese)
  })
}

for (const [what, character] of formTable) {
  test(`${what} in a name is refused beside its field, by its own name`, async ({ origin }) => {
    const sent = {
      kind: 'question',
      name: `山田${character}花子`,
      email: 'hanako@example.jp',
      body: `求人の探し方を${character}教えてください。`,
    }
    const response = await postForm(origin, '/contact?_action=contact.send', sent)
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(htmlProblems(page)).toEqual([])
    const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    expect(page).toMatch(
      new RegExp(`お名前に、目に見えない文字（[^（）]+ U\\+${point}）が入っていたため、取り除きました`, 'u'),
    )
    expect(page).not.toContain('お問い合わせ内容に、')
  })
}

for (const method of ['PUT', 'DELETE', 'PATCH'])
  test(`${method} of a page is 405, and says what it takes`, async ({ origin }) => {
    for (const path of ['/', '/jobpost', '/contact', '/mypage']) {
      const response = await fetch(new URL(path, origin), { method, headers: { origin } })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
      expect(await response.text()).toMatch(japanese)
    }
  })

test('a sign of two halves is typed where a limit cuts it, and what comes before it is looked for', async ({
  origin,
}) => {
  for (const path of ['/suggestions.json', '/school-names.json', '/station-names.json']) {
    const response = await fetch(new URL(`${path}?q=${encode(`${'a'.repeat(39)}😀`)}`, origin))
    expect([path, response.status]).toEqual([path, 200])
  }
})

test('what is sent to a page and is no form is 415, and says so in Japanese', async ({ origin }) => {
  for (const path of ['/', '/contact?_action=contact.send', '/account/action'])
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const response = await fetch(new URL(path, origin), {
        method: 'POST',
        headers: { origin, 'content-type': type },
        body: '{',
      })
      expect([path, type, response.status]).toEqual([path, type, 415])
      expect(await response.text()).toMatch(japanese)
    }
})

for (const text of ['<script', '<script>', '<style', '<astro-island'])
  test(`the scripts of a page are let in where ${text} is typed`, async ({ go }) => {
    // The page itself tells of what its policy refused.
    for (const path of ['/jobpost', '/search', '/company']) await go(`${path}?q=${encode(text)}`)
  })
