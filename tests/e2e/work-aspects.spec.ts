import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { beginAd, closeAd, discardAd, field, fillAd, publishAd, saveAd } from './setup/ad.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'

test('a company describes daily work by the keyboard, on a phone, and takes it back', async ({
  page,
  go,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, demo.recruiter)
  const ad = await beginAd(page, 'アルバイト')
  expect(htmlProblems(await (await page.request.get(page.url())).text())).toEqual([])
  await fillAd(page)
  const people = page.getByRole('group', { name: '一日の仕事は、どのくらいの人数で進めますか。' })
  await expect(people.getByRole('radio')).toHaveCount(6)
  await people.getByRole('radio', { name: '書かない' }).focus()
  // The last of the six: on to the first, and two more.
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
  await expect(people.getByRole('radio', { name: 'どちらの面もある' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(people.getByRole('radio', { name: 'どちらかというと大勢で進める' })).toBeChecked()
  for (const spot of await people.locator('.spot').all())
    expect((await spot.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await saveAd(page)
  await publishAd(page, ad)

  await go(routes.jobPost(ad.id))
  const shown = page.getByRole('region', { name: '仕事の様子' })
  await expect(shown.getByRole('term')).toHaveText(['仕事の人数'])
  await expect(shown).toContainText('どちらかというと大勢で進める')
  await expect(page.locator('astro-island')).toHaveCount(0)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.goto(routes.editJobPost(ad.companyId, ad.id))
  await people.getByRole('radio', { name: '書かない' }).check()
  await saveAd(page)
  // A kept page may be answered once more while it is made anew.
  await expect(async () => {
    await go(routes.jobPost(ad.id))
    expect(await shown.count()).toBe(0)
  }).toPass()
  await closeAd(page, ad)
})

test('without JavaScript what was chosen stays beside an error, and is saved', async ({
  page,
  browser,
  origin,
}) => {
  await enter(page, demo.recruiter)
  const storageState = await page.context().storageState()
  const plain = await (
    await browser.newContext({ baseURL: origin, javaScriptEnabled: false, storageState })
  ).newPage()
  const ad = await beginAd(plain, 'アルバイト')
  const pace = plain.locator('form[data-ad] [name="workAspects.pace"]')
  await pace.nth(1).check()
  await field(plain, 'wageMin').fill('応相談')
  const refused = plain.waitForResponse((answer) => answer.status() === 400)
  await plain.getByRole('button', { name: '保存する', exact: true }).click()
  await refused
  await expect(pace.nth(1)).toBeChecked()
  await field(plain, 'wageMin').fill('1,500円')
  await saveAd(plain)
  await expect(pace.nth(1)).toBeChecked()
  await discardAd(page, ad)
  await plain.context().close()
})

test('a student sees near ads with why and by which rule, and nobody else does', async ({ page, go }) => {
  await enter(page, demo.student)
  const answer = await go(routes.questionnaireResult('temperament'))
  expect(answer.headers()['cache-control']).toContain('no-store')
  const near = page.getByRole('region', { name: '近い求人' })
  await expect(near.locator('.job-card')).toHaveCount(10)
  await expect(near.locator('.why > p')).toHaveText(
    Array.from({ length: 10 }, () => /^\s*(近い|一部ちがう)\s*$/),
  )
  const first = near.locator('.job-card').first()
  await first.getByText('理由をくわしく見る').click()
  await expect(first).toContainText('求人：')
  await expect(first).toContainText(/あなた：「.+」.*（平均\d\.\d、幅\d\.\d〜\d\.\d）/)
  await expect(first).not.toContainText('%')
  await near.getByText('近さの決め方').click()
  await expect(near.getByRole('table')).toContainText('仕事の変化')
  await expect(near).toContainText('この並びはあなたにだけ見え')
  await go(routes.questionnaireResult('personality'))
  await expect(near.locator('.job-card')).toHaveCount(10)

  await enter(page, demo.company)
  await go(routes.questionnaireResult('temperament'), 403)
})
