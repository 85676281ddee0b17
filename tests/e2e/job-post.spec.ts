import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { findClosedJobPost } from './setup/closed-job-post.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the six things asked first stand above the fold @plain', async ({ page, go, samples }) => {
    await go(routes.jobPost(samples.jobPostId))
    for (const name of ['仕事', '勤務地', '給与', '時間', '対象', '締切']) {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${name}$`) })
          .first(),
      ).toBeInViewport({
        ratio: 1,
      })
    }
  })
})

test('an ad states what the law asks for, and what may change apart from it', async ({
  page,
  go,
  samples,
}) => {
  await go(routes.jobPost(samples.jobPostId))
  for (const name of [
    '仕事の内容',
    '給与',
    '勤務地',
    '時間と休み',
    '契約と保険',
    '応募と選考',
    '募集する会社',
  ])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  const terms = await page.getByRole('term').allTextContents()
  expect(terms).toEqual(
    expect.arrayContaining([
      '働きはじめの場所',
      '受動喫煙の対策',
      '働く時間',
      '時間外の勤務',
      '休日・休暇',
      '契約の期間',
      '試用期間',
      '加入する保険',
      '会社名',
      '所在地',
      '連絡先',
    ]),
  )
  await expect(page.getByRole('heading', { name: '業務の変更の範囲' })).toBeVisible()
  await expect(page.getByText('変更の範囲', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('an ad that ended says so, offers others and is kept out of search engines', async ({
  page,
  go,
  origin,
}) => {
  await go(routes.jobPost(await findClosedJobPost(origin)))
  await expect(page.getByText('募集終了', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('complementary', { name: '応募のまえに' })).toHaveCount(0)
  await page.getByRole('link', { name: '似ている求人を見る' }).click()
  await expect(page.getByRole('heading', { name: '似ている求人' })).toBeInViewport()
})
