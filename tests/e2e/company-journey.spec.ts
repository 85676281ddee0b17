import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { confirmSignUp, newAddress } from './setup/account.ts'
import { fillAd } from './setup/ad.ts'
import { admin, approveRead, publishRead } from './setup/admin.ts'
import { violationsOn } from './setup/axe.ts'
import { fillCompany, newCorporateNumber } from './setup/company.ts'

for (const width of [390, 1280])
  test(`a company signs up, writes an ad, mends it, publishes, changes and closes it, at ${width} px`, async ({
    page,
    go,
    expectFailure,
  }) => {
    expectFailure('view=new')
    expectFailure('view=edit')
    await page.setViewportSize({ width, height: 844 })
    const email = newAddress()
    const number = newCorporateNumber()
    await fillCompany(page, email, number)
    await confirmSignUp(page, email)
    expect(await approveRead(admin, number)).toContain('Done: approve')

    await go('/company/jobpost?view=new')
    await page.getByRole('button', { name: 'この種類で書き始める' }).click()
    await expect(page.getByRole('alert')).toContainText('募集の種類を選んでください')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('radio', { name: 'アルバイト' }).check()
    await page.getByRole('button', { name: 'この種類で書き始める' }).click()
    await page.waitForURL('**view=edit**')
    const id = new URL(page.url()).searchParams.get('id') ?? ''

    // Below the minimum wage, and in words that the operator has to look at.
    await fillAd(page, { wageMin: '900円', title: 'ウェイトレス募集' })
    await expect(page.locator('[data-save-state]')).toContainText('自動保存しました')
    await expect(page.locator('#wageMin-understood')).toHaveText('900円')
    await expect(page.locator('#wageMin-findings')).toContainText('直すまで掲載できません')
    // A number that is not understood is told when its field is left, and no longer once it is.
    await page.locator('#wageMin').fill('応相談')
    await page.locator('#wageMin').blur()
    await expect(page.locator('#wageMin-error')).toContainText('1つの金額で')
    await page.locator('#wageMin').fill('1,500円')
    await expect(page.locator('#wageMin-error')).toHaveCount(0)
    await expect(page.locator('#wageMin-findings')).toBeHidden()
    await expect(page.locator('#title-findings')).toContainText('運営者が確認します')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    await page.waitForURL('**done=saved&*')

    await page.getByRole('link', { name: '見え方' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'ウェイトレス募集',
    )
    // Axe runs in frames, too, and this one runs nothing: its page is looked at by itself.
    const [editor, shown] = [page.url(), page.frames()[1]?.url() ?? '']
    await go(shown)
    expect(await violationsOn(page)).toEqual([])
    await go(editor)
    await page.getByRole('link', { name: '掲載', exact: true }).click()
    expect(await violationsOn(page)).toEqual([])
    // Nothing is published before applicants have somebody to turn to.
    await page.getByRole('button', { name: '掲載する' }).click()
    await expect(page.getByRole('alert')).toContainText('ハラスメントの相談窓口が、まだ登録されていません')
    await page.getByRole('link', { name: '相談窓口を登録する' }).click()
    await page.getByLabel('ハラスメントの相談窓口').fill('人事部 相談室')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.waitForURL('**saved=contact**')
    await go(editor)
    await page.getByRole('link', { name: '掲載', exact: true }).click()
    await page.getByRole('button', { name: '掲載する' }).click()
    await page.waitForURL('**done=publish&*')
    await expect(page.getByRole('heading', { name: 'いまの状態' })).toContainText('運営者の確認待ち')
    expect((await page.request.get(routes.jobPost(id))).status()).toBe(404)
    await publishRead(admin, id)
    await expect.poll(async () => (await page.request.get(routes.jobPost(id))).status()).toBe(200)

    await page.getByRole('link', { name: '書く', exact: true }).click()
    await page.locator('#openings').fill('3名')
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    await page.waitForURL('**done=saved&*')
    await page.getByRole('link', { name: '変更の記録' }).click()
    await expect(page.getByRole('main')).toContainText('第1版 → 第2版')
    expect(await violationsOn(page)).toEqual([])

    await page.getByRole('link', { name: '掲載', exact: true }).click()
    await page.getByRole('button', { name: '募集を終える' }).click()
    await expect(page.getByRole('alert')).toContainText('終える理由')
    await page.getByRole('radio', { name: '採用人数に達したため' }).check()
    await page.getByRole('button', { name: '募集を終える' }).click()
    await page.waitForURL('**done=close&*')
    await expect(page.getByRole('heading', { name: 'いまの状態' })).toContainText('募集終了')
    await expect
      .poll(async () => (await page.request.get(routes.jobPost(id))).text())
      .toContain('採用人数に達したため')
    expect(await violationsOn(page)).toEqual([])
  })
