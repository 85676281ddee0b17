import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { newCorporateNumber } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { makeCompany } from './setup/session.ts'

const file = (text: string) => ({ name: '求人.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('ads are brought in by a file that is looked through first, and taken out @plain', async ({
  page,
  expectFailure,
}) => {
  await makeCompany(page.context(), newCorporateNumber())
  await page.goto('/mypage?tab=ads')
  await page.getByRole('link', { name: 'ファイルでまとめて登録' }).click()
  await page.waitForURL('**view=files**')
  const field = page.getByLabel('ファイル必須')
  const check = page.getByRole('button', { name: '確かめる' })
  expectFailure('view=files')
  await field.setInputFiles(file('求人名\n営業'))
  await check.click()
  await expect(page.getByRole('alert')).toContainText('「管理番号」の列がありません')
  await expectGood(page, 'a file that is not read')

  await field.setInputFiles(
    file(
      '管理番号,募集の種類,求人名,募集人数,メモ\nA-1,アルバイト,夜の接客,3名,x\nA-2,新卒採用,営業,たくさん,\n',
    ),
  )
  await check.click()
  const result = page.getByRole('region', { name: '登録するとこうなります' })
  await expect(result).toContainText('新しい下書き1件、更新0件、変更なし0件、登録できないもの1件')
  await expect(result).toContainText('使わない列：メモ')
  await expect(result).toContainText('募集人数は「3名」のように')
  await expectGood(page, 'what a file brings')
  const reported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'この結果をCSVで保存する' }).click()
  const report = await readFile(await (await reported).path(), 'utf8')
  expect(report).toContain('"A-2","営業","登録できません"')

  await page.getByRole('button', { name: '1件を登録する' }).click()
  await expect(page.getByRole('status')).toContainText('新しい下書き1件')
  await page.getByRole('link', { name: '求人の一覧に戻る' }).click()
  await expect(page.locator('.ads li')).toHaveCount(1)
  await page.getByRole('link', { name: 'ファイルでまとめて登録' }).click()
  const taken = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSVで保存する', exact: true }).click()
  expect(await readFile(await (await taken).path(), 'utf8')).toContain('"A-1","アルバイト","夜の接客"')
})
