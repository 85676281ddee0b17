import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { steadyList } from './setup/samples.ts'

test.describe('machines', () => {
  for (const path of [
    '/sitemap.xml',
    '/sitemap/pages-1.xml',
    '/sitemap/places-1.xml',
    '/sitemap/jobs-1.xml',
    '/sitemap/companies-1.xml',
    '/feed.xml',
    '/feed.xml?prefecture=13',
    '/articles.xml',
    '/jobs.xml',
  ]) {
    test(`${path} is well-formed and leads to pages that are there`, async ({ page, origin }) => {
      const answer = await fetch(origin + path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('xml')
      const xml = await answer.text()
      await page.goto('about:blank')
      const problem = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
            ?.textContent ?? null,
        xml,
      )
      expect(problem).toBeNull()
      const addresses = Array.from(xml.matchAll(/<(?:loc|url|id)>([^<]+)</gu), ([, address = '']) => address)
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses.slice(0, 12)) {
        expect(new URL(address.replaceAll('&amp;', '&')).origin).toBe(origin)
        expect((await fetch(address.replaceAll('&amp;', '&'))).status, address).toBe(200)
      }
    })
  }

  test('articles.xml is in order of its dates', async ({ origin }) => {
    const xml = await (await fetch(`${origin}/articles.xml`)).text()
    const dates = Array.from(
      xml.matchAll(/<published>(.+?)<\/published><updated>(.+?)<\/updated>/gu),
      (date) => [date[2], date[1]].join(),
    )
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('a password manager is led to the form for a new password', async ({ origin }) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${origin}/.well-known/change-password`, { method, redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/config/password'])
    }
  })

  test('robots.txt names the sitemap and keeps robots out of session pages', async ({ origin }) => {
    const text = await (await fetch(`${origin}/robots.txt`)).text()
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toContain('Disallow: /mypage$\n')
    expect(text).toContain('Disallow: /login?\n')
    expect(text).not.toMatch(/^Disallow: \/(?:company|jobpost)\/?$/mu)
  })

  test('an unknown part of the sitemap and an unknown card are the Japanese 404 page', async ({ origin }) => {
    for (const path of [
      '/sitemap/jobs-99.xml',
      '/sitemap/x.xml',
      '/card/jobpost/1.png',
      '/card/article/rights/none.png',
    ]) {
      const answer = await fetch(origin + path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain('ページが見つかりません')
    }
  })
})

test.describe('an ad shared elsewhere', () => {
  test('describes itself and shows a drawn card', async ({ page, go, samples, origin }) => {
    await go(routes.jobPost(samples.jobPostId))
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = blocks.map((text): unknown => JSON.parse(text))
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(card).toBe(`${origin}/card/jobpost/${samples.jobPostId}.png`)
    const picture = await fetch(card ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  })
})

test('a page that a pointer rests on is fetched before it is pressed', async ({ page, go }) => {
  await go(steadyList)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  const [request] = await Promise.all([
    page.waitForRequest((one) => new URL(one.url()).pathname === address),
    link.hover(),
  ])
  expect(request.headers()['sec-purpose']).toContain('prefetch')
})

test.describe('archive', () => {
  test('one-digit months move, months that are none are not found', async ({ page, go }) => {
    await go('/2026/7')
    await expect(page).toHaveURL(/\/2026\/07$/)
    for (const path of ['/2026/13', '/2026/00', '/1999/01', '/9999/01']) await go(path, 404)
  })

  test('leads to the neighbouring months', async ({ page, go }) => {
    await go('/2026/10')
    await page.getByRole('navigation', { name: '前後の月' }).getByRole('link', { name: '2026年9月' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026年9月の記事と求人')
  })
})

test.describe('suggestions', () => {
  test('work by keyboard and are told to screen readers', async ({ page, go }) => {
    await go('/')
    const box = page.getByRole('combobox', { name: 'キーワード' })
    await box.fill('えいぎ')
    const option = page.getByRole('option', { name: /^営業/ }).first()
    await expect(option).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(option).toBeHidden()
    await box.press('ArrowDown')
    await expect(option).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/jobpost\?occupation=sales$/)
  })

  test('while a word is being converted the keys belong to the converter', async ({ page, go }) => {
    await go('/')
    const box = page.getByRole('combobox', { name: 'キーワード' })
    await box.fill('えいぎ')
    const option = page.getByRole('option', { name: /^営業/ }).first()
    await expect(option).toBeVisible()
    await box.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
    await expect(option).toHaveAttribute('aria-selected', 'false')
    await box.dispatchEvent('keydown', { key: 'ArrowDown' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await box.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    await expect(option).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('recent searches stay on the device and can be forgotten', async ({ page, go }) => {
    await go('/')
    const box = page.getByRole('combobox', { name: 'キーワード' })
    await box.fill('データ分析')
    // Suggestions may cover the button.
    await box.press('Enter')
    await expect(page).toHaveURL(/\/jobpost\?q=/)
    await go('/')
    await page.getByRole('combobox', { name: 'キーワード' }).focus()
    await expect(page.getByRole('option', { name: /データ分析/ })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('データ分析')
    await page.getByRole('button', { name: '検索の履歴を消す' }).click()
    await expect(page.getByRole('listbox', { name: '検索の候補' })).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('データ分析')
  })
})

test('no archive of a month leads to an ad whose address answers 410', async ({ origin }) => {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const linked = (page: string, pattern: RegExp) =>
    Array.from(page.matchAll(pattern), ([, found = '']) => found)
  const months = linked(await read('/sitemap'), /href="(\/\d{4}\/\d{2})"/gu)
  /** Only what is over can be gone. */
  const ads = new Set<string>()
  let plain = 0
  for (const month of new Set(months))
    for (let path: string | undefined = month; path !== undefined;) {
      const page = await read(path)
      for (const item of page.split('<li').filter((each) => each.includes('募集終了')))
        for (const ad of linked(item, /href="(\/jobpost\/[\da-f-]{36})"/gu)) ads.add(ad)
      plain += linked(page, /<span class="gone"[^>]*>([^<]+)</gu).length
      path = linked(page, /rel="next" href="([^"]+)"/gu)[0]
    }
  const wrong: string[] = []
  for (const ad of ads) {
    const { status } = await fetch(origin + ad, { method: 'HEAD' })
    if (status !== 200) wrong.push(`${status} ${ad}`)
  }
  expect(ads.size).toBeGreaterThan(0)
  expect(wrong).toEqual([])
  // The demo data holds some that ended long ago: they are named, and lead nowhere.
  expect(plain).toBeGreaterThan(0)
})
