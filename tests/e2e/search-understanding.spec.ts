import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { steadyList } from './setup/samples.ts'

const listOf = (typed: string) => `${routes.jobPosts}?q=${encodeURIComponent(typed)}`

test('a misspelt word that finds nothing is answered by what may be meant, with its count @plain-only', async ({
  page,
  go,
}) => {
  await go(listOf('施行管理'))
  const guess = page.getByText('もしかして：')
  const [promised = ''] = /[\d,]+件/u.exec((await guess.textContent()) ?? '') ?? []
  await guess.getByRole('link', { name: '施工管理' }).click()
  await expect(page.getByLabel('キーワード', { exact: true })).toHaveValue('施工管理')
  await expect(page.getByRole('region', { name: '検索結果' }).locator('strong').first()).toHaveText(promised)
})

test('a card names the place that was asked for, and the least of days a week @plain-only', async ({
  page,
  go,
}) => {
  await go(listOf('アルバイト 大阪'))
  for (const card of (await page.getByRole('article').all()).slice(0, 5)) {
    await expect(card.getByRole('definition').nth(1)).toContainText('大阪府')
    await expect(card).toContainText(/週[1-7]日・1日\d+時間から/u)
  }
})

test('the rule of the order is a link away @plain-only', async ({ page, go }) => {
  await go(routes.jobPosts)
  await page.getByRole('link', { name: '並び順の決まり方' }).click()
  const rule = page.getByRole('region', { name: '求人の並び順の決まり方' })
  await expect(rule).toContainText('180日新しい')
  await expect(rule).toContainText('企業からの支払い')
})

test('the search page shows no part to which the query says nothing', async ({ page, go }) => {
  await go(routes.search('時給1300円以上'))
  const parts = page.getByRole('navigation', { name: '検索する範囲' })
  await expect(parts).toContainText('求人')
  await expect(parts).not.toContainText('企業')
  await expect(parts).not.toContainText('お知らせ')
})

test('ads that were looked at stand on home and list, until they are cleared with one press', async ({
  page,
  go,
}) => {
  await go(steadyList)
  await expect(page.getByRole('region', { name: '最近見た求人' })).toBeHidden()
  const title = (await page.getByRole('article').first().getByRole('link').textContent()) ?? ''
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim())
  await expect(page.getByRole('button', { name: /^保存する/ }).first()).toBeVisible()
  for (const address of [routes.home, routes.jobPosts]) {
    await go(address)
    const recent = page.getByRole('region', { name: '最近見た求人' })
    await expect(recent.getByRole('link')).toHaveText([title.trim()])
  }
  // By a key: what is laid out on the way down moves the button under a pointer that did not scroll.
  await page.getByRole('button', { name: 'この端末の履歴を消す' }).press('Enter')
  await expect(page.getByRole('main').getByText('この端末の履歴を消しました。')).toBeVisible()
  await go(routes.home)
  await expect(page.getByRole('region', { name: '最近見た求人' })).toBeHidden()
})

test('of the ads that were looked at home names the last five', async ({ page, go }) => {
  await go(steadyList)
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const ads = await links.evaluateAll((all) => all.slice(0, 6).map((each) => each.getAttribute('href') ?? ''))
  expect(ads).toHaveLength(6)
  for (const ad of ads) {
    await go(ad)
    await expect(page.getByRole('button', { name: /^保存する/ }).first()).toBeVisible()
  }
  await go(routes.home)
  const recent = page.getByRole('region', { name: '最近見た求人' }).getByRole('link')
  await expect(recent).toHaveCount(5)
  const shown = await recent.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(shown).toEqual(ads.slice(1).toReversed())
})
