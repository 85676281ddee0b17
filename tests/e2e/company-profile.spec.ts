import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { companyPages } from '#contract/company-sections.ts'
import { expect, test } from './fixtures.ts'
import { demo, confirmSignUp, newAddress } from './setup/account.ts'
import { admin, approveRead } from './setup/admin.ts'
import { violationsEverywhere } from './setup/axe.ts'
import { fillCompany, newCorporateNumber } from './setup/company.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { enter } from './setup/kept-sign-in.ts'

/** An owner of a company that waits, on their own page. */
const begin = async (page: Page): Promise<string> => {
  const email = newAddress()
  const number = newCorporateNumber()
  await fillCompany(page, email, number)
  await confirmSignUp(page, email)
  await page.goto('/mypage')
  return number
}

const editing = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: '会社の情報を編集する' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会社の情報の編集')
  return new URL(page.url()).searchParams.get('id') ?? ''
}

const open = (page: Page, name: string) => page.getByRole('link', { name }).first().click()
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()
const isSaved = (page: Page, name: string) =>
  expect(page.getByRole('status').filter({ hasText: `「${name}」を保存しました。` })).toBeVisible()

/** Writes something into every section; answers the corporate number. */
const writeAll = async (page: Page): Promise<string> => {
  await open(page, '会社名と法人番号')
  await page.getByLabel('会社名（正式名称）').fill('')
  await page.getByLabel('法人番号').fill('1234567890123')
  await save(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('会社名（正式名称）を入力してください。')
  await expect(summary).toContainText('法人番号が正しくありません。')
  await expect(page.getByLabel('法人番号')).toHaveValue('1234567890123')
  const number = newCorporateNumber()
  await page.getByLabel('会社名（正式名称）').fill('株式会社あしたの森')
  await page.getByLabel('会社名のフリガナ').fill('あしたのもり')
  await page.getByLabel('表示名').fill('あしたの森')
  await page
    .getByLabel('法人番号')
    .fill(number.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''))
  await save(page)
  await isSaved(page, '会社名と法人番号')

  await open(page, '所在地')
  await page.getByLabel('市区町村').fill('港区')
  await page.getByLabel('町名・番地').fill('赤坂1-2-3')
  await page.getByLabel('建物名・部屋番号').fill('森ビル 5階')
  await save(page)
  await isSaved(page, '所在地')

  await open(page, '連絡先と相談窓口')
  await page.getByLabel('電話番号').fill('')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('どれか1つは入力してください。')
  await page.getByLabel('メールアドレス').fill('saiyo@example.co.jp')
  await page.getByLabel('ウェブサイト').fill('javascript:alert(1)')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('ウェブサイトは「https://')
  await page.getByLabel('ウェブサイト').fill('www.example.co.jp')
  await page.getByLabel('ハラスメントの相談窓口').fill('人事部 相談室\n平日9時から17時')
  await save(page)
  await isSaved(page, '連絡先と相談窓口')

  await open(page, '事業の内容')
  await page.getByLabel('従業員数').fill('たくさん')
  await save(page)
  await expect(page.getByRole('alert')).toContainText(
    '従業員数は「25名」「1,200名」のように、数字で入力してください。',
  )
  await page.getByLabel('従業員数').fill('１，２００名')
  await page.getByLabel('設立の年').fill('昭和60年')
  await page.getByLabel('資本金').fill('1億2,000万円')
  // Signs of crime are not saved; what else is found is told.
  await page.getByLabel('事業の紹介').fill('口座を貸していただける方を探しています。')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('闇バイトの募集に多い表現があるため、保存できません。')
  await expect(page.getByLabel('事業の紹介')).toHaveValue('口座を貸していただける方を探しています。')
  await page.getByLabel('事業の紹介').fill('残業代は支給しません。')
  await save(page)
  await isSaved(page, '事業の内容')
  await page.getByRole('link', { name: '指摘を見る' }).click()
  await expect(page.getByRole('region', { name: '見直したほうがよい表現' })).toContainText('労働基準法')
  await page.getByLabel('事業の紹介').fill('森を育てる会社です。')
  await save(page)
  await isSaved(page, '事業の内容')

  await open(page, '働く環境のデータ')
  const row = page.getByRole('group', { name: '1行目' })
  await row.getByLabel('年度').fill('2025')
  await row.getByLabel('採用した人数').fill('5名')
  await row.getByLabel('うち、3年以内に離職').fill('6')
  await page.getByLabel('男性の取得者').fill('1')
  await save(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('1行目の離職した人数が、採用した人数より多くなっています。')
  await expect(alert).toContainText('育児休業の人数')
  await page.getByRole('group', { name: '1行目' }).getByLabel('うち、3年以内に離職').fill('1')
  for (const name of ['男性の対象者', '女性の取得者', '女性の対象者']) await page.getByLabel(name).fill('2')
  await page.getByLabel('月平均の残業時間').fill('12.5時間')
  await page.getByLabel('研修').fill('新入社員研修')
  await save(page)
  await isSaved(page, '働く環境のデータ')
  return number
}

const shown = [
  '株式会社あしたの森',
  'アシタノモリ',
  '東京都港区赤坂1-2-3 森ビル 5階',
  'saiyo@example.co.jp',
  'https://www.example.co.jp/',
  '平日9時から17時',
  '1,200名',
  '1985年',
  '1億2,000万円',
  '森を育てる会社です。',
  '5名',
  '12.5',
  '新入社員研修',
  '男性 2名中1名、女性',
]

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#385' } })
    .png()
    .toBuffer(),
})

test('an owner sees where the company stands, writes every section on a telephone, and shows pictures', async ({
  page,
  browser,
  go,
  origin,
  expectFailure,
}) => {
  expectFailure('_action=company.')
  await page.setViewportSize({ width: 390, height: 844 })
  const first = await begin(page)
  await expect(page.getByText('運営者が、会社の情報を確認しています。')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '求人を書く', exact: true })).toBeVisible()
  const standing = page.getByRole('region', { name: 'こころみの状況' })
  await expect(standing.getByRole('listitem').filter({ hasText: '運営者による確認' })).toContainText('確認中')
  await expect(standing.getByRole('listitem').filter({ hasText: '公開' })).toContainText('公開していません')
  await expect(standing.getByRole('link', { name: '事業の紹介' })).toBeVisible()
  await standing.getByText('届け出た内容').click()
  await expect(standing).toContainText(first)
  expect(await violationsEverywhere(page)).toEqual([])

  const id = await editing(page)
  const number = await writeAll(page)
  await expect(page.getByRole('link', { name: 'ロゴと写真' })).toContainText('未入力 2件')
  await open(page, 'ロゴと写真')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ロゴと写真の編集')
  // Its scripts run before that; what is chosen earlier nobody hears of.
  await page.waitForLoadState('load')
  const logo = page.getByLabel(/^ロゴを/)
  await logo.setInputFiles([{ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
  expectFailure('/files/upload/')
  await expect(
    page.locator('[data-image-error]').filter({ hasText: 'PNGかJPEGの画像を選んでください' }),
  ).toBeVisible()
  await logo.setInputFiles([await picture('logo.png', 600, 300)])
  await expect(page.getByAltText('あしたの森のロゴ')).toBeVisible()
  const photos = page.getByRole('region', { name: '職場の写真' })
  await page
    .getByLabel('写真を送る')
    .setInputFiles([await picture('a.png', 1600, 1200), await picture('b.png', 300, 300)])
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await photos.getByLabel('写っているもの').first().fill('森の中の作業場')
  await photos.getByLabel('順番').first().selectOption('2番目')
  await photos.getByRole('button', { name: '説明と順番を保存する' }).click()
  await isSaved(page, 'ロゴと写真')
  await expect(photos.getByLabel('写っているもの').nth(1)).toHaveValue('森の中の作業場')
  await photos.getByRole('button', { name: '1枚目の写真を削除する' }).click()
  await expect(photos.getByRole('listitem')).toHaveCount(1)
  expect(await violationsEverywhere(page)).toEqual([])

  await go(`/company?id=${id}`, 404)
  expect(await admin('company', id)).toContain(number)
  expect(await approveRead(admin, id)).toContain('Done: approve')
  const guest = await browser.newContext({
    baseURL: origin,
    locale: 'ja-JP',
    viewport: { width: 390, height: 844 },
  })
  const visitor = await guest.newPage()
  await visitor.goto(`/company?id=${id}`)
  const main = visitor.getByRole('main')
  for (const words of shown) await expect(main).toContainText(words)
  await expect(main.getByRole('link', { name: '法人番号を確認済み' })).toBeVisible()
  await expect(main).toContainText('運営者が国税庁の公表情報で確かめました')
  const photo = main.getByAltText('森の中の作業場')
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveJSProperty('naturalWidth', 1280)
  await expect(photo).toHaveAttribute('width', '1280')
  const address = (await photo.getAttribute('src')) ?? ''
  const answer = await guest.request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await violationsEverywhere(visitor)).toEqual([])

  // A new name waits for the operator; the old one stays public until then.
  const rename = async (name: string) => {
    await page.goto(`/company?id=${id}&view=edit&section=names`)
    await page.getByLabel('会社名（正式名称）').fill(name)
    await save(page)
    await isSaved(page, '会社名と法人番号')
  }
  const waiting = page.getByRole('region', { name: '運営者の確認を待っている変更' })
  await rename('株式会社とおくの森')
  await expect(waiting).toContainText('いまの表示：株式会社あしたの森')
  await waiting.getByRole('button', { name: '変更を取り下げる' }).click()
  await expect(page.getByRole('status')).toContainText('変更を取り下げました。')
  await expect(waiting).toHaveCount(0)
  await rename('株式会社あさっての森')
  await expect(page.getByRole('status')).toContainText('運営者が確認してから公開します。')
  await expect(waiting).toContainText('変更後：株式会社あさっての森')
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('link', { name: '会社名と法人番号' }).click()
  await expect(page.getByLabel('会社名（正式名称）')).toHaveValue('株式会社あさっての森')
  const shownNow = async () => (await guest.request.get(`/company?id=${id}`)).text()
  expect(await shownNow()).toContain('株式会社あしたの森')
  expect(await shownNow()).not.toContain('あさって')
  const stamp = / --read (\S+)/.exec(await admin('approve-rename', id))?.[1] ?? ''
  expect(await admin('approve-rename', id, '--read', stamp, '--checked', 'none')).toContain('Done')
  await expect.poll(shownNow).toContain('株式会社あさっての森')
  await page.goto(`/company?id=${id}&view=edit`)
  await expect(waiting).toHaveCount(0)
  // It keeps no mark of what was verified under the old name.
  await expect(page.getByRole('region', { name: '運営者による確認' })).toContainText('未確認')

  expect(await admin('suspend', id, '--reason', '確かめることがあります。')).toContain('Done')
  expect((await guest.request.get(`/company?id=${id}`)).status()).toBe(404)
  expect((await guest.request.get(address)).status()).toBe(404)
  await guest.close()
  await page.goto('/mypage')
  await expect(page.getByRole('region', { name: 'あしたの森の状況' })).toContainText(
    '確かめることがあります。',
  )
})

test('every page of the editor can be used by everybody, on the smallest telephone too', async ({
  page,
  go,
}) => {
  await begin(page)
  const id = await editing(page)
  for (const part of ['', ...companyPages.map((each) => `&section=${each}`)]) {
    const path = `/company?id=${id}&view=edit${part}`
    const response = await go(path)
    expect(response.headers()['cache-control'], path).toBe('private, no-store')
    expect(htmlProblems(await response.text()), path).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await violationsEverywhere(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('every section is written without JavaScript; pictures then say that they need it', async ({
  page,
  browser,
  origin,
  expectFailure,
}) => {
  expectFailure('_action=company.')
  await begin(page)
  const plain = await browser.newContext({
    baseURL: origin,
    locale: 'ja-JP',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const owner = await plain.newPage()
  await owner.goto('/mypage')
  await editing(owner)
  await writeAll(owner)
  await open(owner, 'ロゴと写真')
  await expect(owner.locator('noscript p')).toContainText('JavaScriptを有効にしてください')
  await expect(owner.getByLabel('ロゴを送る')).toBeHidden()
  await plain.close()
})

test('students are refused, members of another company find nothing', async ({ page, go, samples }) => {
  const address = `/company?id=${samples.companyId}&view=edit&section=names`
  await enter(page, demo.student)
  await go(address, 403)
  await enter(page, demo.company)
  await go(address, 404)
})
