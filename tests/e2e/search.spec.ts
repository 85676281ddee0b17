import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'

test('one box finds jobs and companies, and leads to the full list @plain-only', async ({ page, go }) => {
  await go('/search')
  await page.getByLabel('キーワード', { exact: true }).fill('営業')
  await page.getByRole('button', { name: '検索' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「営業」の検索結果')
  await expect(page.locator('article mark').first()).toBeVisible()
  await page.getByRole('link', { name: '求人の一覧で絞り込む' }).click()
  await expect(page).toHaveURL(/\/jobpost\?q=/)
})

test('the box keeps every condition it has no field for @plain-only', async ({ page, go }) => {
  const conditions =
    'kind=new_grad&kind=part_time&prefecture=13&prefecture=27&occupation=sales&industry=G&year=2028&wage=220000&remote=full&feature=training'
  await go(`/search?q=${encodeURIComponent('営業')}&${conditions}`)
  await page.getByRole('button', { name: '検索' }).click()
  await page.waitForURL(/\/search\?q=[^&]+&prefecture=/)
  const kept = [...new URL(page.url()).searchParams].filter(([name]) => name !== 'q')
  const pairs = (from: Iterable<[string, string]>) => Array.from(from, (pair) => pair.join('=')).toSorted()
  expect(pairs(kept)).toEqual(pairs(new URLSearchParams(conditions)))
})

test('a company is found by its name from the box', async ({ page, go, samples }) => {
  await go(routes.company(samples.companyId))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await go(`/search?type=companies&q=${encodeURIComponent(name)}`)
  await page.getByRole('region', { name: '企業' }).getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`id=${samples.companyId}`))
})

test('the directory keeps to companies that hire when asked @plain-only', async ({ page, go }) => {
  await go(routes.companies)
  await page.getByText('求人を募集中の企業だけ').first().click()
  await page.getByRole('button', { name: 'この条件で見る' }).click()
  await page.waitForURL(/hiring=only/)
  const cards = page.getByRole('region', { name: '検索結果' }).getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  await expect(cards.filter({ hasText: '募集中' })).toHaveCount(await cards.count())
})

test('the directory keeps to companies that answer in time, and says how that is counted @plain-only', async ({
  page,
  go,
}) => {
  await go(routes.companies)
  await page.getByLabel('期限内の返信が80%以上').check()
  await page.getByRole('button', { name: 'この条件で見る' }).click()
  await page.waitForURL(/reply=80/)
  const cards = page.getByRole('region', { name: '検索結果' }).getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  for (const text of await cards.allTextContents())
    expect(Number(/応募の(\d+)%に期限内に返信/.exec(text)?.[1])).toBeGreaterThanOrEqual(80)
  await expect(page.getByLabel('期限内の返信が80%以上')).toBeChecked()
  await page.getByRole('link', { name: '数え方' }).click()
  await expect(page.getByRole('heading', { name: '返信の実績の数え方' })).toBeInViewport()
})

test('an announcement opens from the list, and an unknown one is not there', async ({ page, go }) => {
  await go(routes.info())
  await page.getByRole('main').getByRole('link').nth(0).click()
  await expect(page).toHaveURL(/\/info\?id=/)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await go('/info?id=01890a5d-ac96-774b-bcce-b302099a8057', 404)
})

test('articles are found by what they say @plain-only', async ({ page, go }) => {
  await go(routes.search('固定残業代'))
  await page.getByRole('navigation', { name: '検索する範囲' }).getByRole('link', { name: /記事/ }).click()
  await expect(page).toHaveURL(/type=articles/)
  await page
    .getByRole('region', { name: /記事/ })
    .getByRole('link', { name: /固定残業代/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/category\/conditions\/fixed-overtime$/)
})

test('a search that finds nothing says what to drop, and what that brings @plain-only', async ({
  page,
  go,
}) => {
  await go(routes.search('営業 ニャンコロガシ'))
  await expect(page.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible()
  const way = page.getByRole('link', { name: '「ニャンコロガシ」を外す' })
  await expect(way).toContainText(/\d件/)
  await way.click()
  await expect(page.getByRole('heading', { name: '「営業」の検索結果' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a season typed beside work that has none is told to be no condition @plain-only', async ({
  page,
  go,
}) => {
  await go(`${routes.jobPosts}?q=${encodeURIComponent('夏休み バイト')}`)
  await expect(page.getByText('「夏休み」は条件に入れていません')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})
