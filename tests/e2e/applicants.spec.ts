import { applicantsAddress } from '#contract/applicants-address.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo, readMail, expectMail } from './setup/account.ts'
import { applyTo, bringStudent, newFamilyName } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { demoCompany, openAd } from './setup/company.ts'
import { expectGood } from './setup/good-page.ts'
import { enter } from './setup/kept-sign-in.ts'

const recruiter = { email: 'recruiter@example.com', password: demo.company.password }
const viewer = { email: 'viewer@example.com', password: demo.company.password }

test('a student applies; two recruiters answer at once; an offer is made and accepted @plain', async ({
  page,
  browser,
  origin,
  expectFailure,
  javaScriptEnabled,
}) => {
  expectFailure('view=applicants')
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const adId = await openAd(page, companyId, 'new_grad')
  const student = await another(browser, origin)
  const familyName = newFamilyName('速水')
  const person = await bringStudent(student, origin, { familyName, familyNameKana: 'ハヤミ' })
  await applyTo(student, adId)

  // The mail leads there, and opening it changes nothing.
  // Others are told of other things meanwhile.
  const find = async () =>
    (await readMail(page, demo.company.email, familyName))?.links.find((each) =>
      each.includes('application='),
    ) ?? ''
  await expect.poll(find).not.toBe('')
  const link = await find()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${familyName} 花子 さん`)
  await expect(page.getByRole('main')).toContainText('応募済み')
  await expectGood(page, 'one applicant')
  const id = new URL(page.url()).searchParams.get('application') ?? ''

  // A second recruiter looks at the same moment.
  const colleague = await another(browser, origin, javaScriptEnabled)
  await enter(colleague, recruiter)
  await colleague.goto(applicantsAddress(companyId, {}, { application: id, step: 'reject' }))
  await colleague.locator('#text').fill('先に書いていた文章です。')
  await colleague.getByRole('radio', { name: 'その他' }).check()

  await page.getByRole('button', { name: '確認したことを伝える' }).click()
  await expect(page.getByRole('status')).toContainText('確認したことを伝えました')
  await student.goto('/mypage?tab=applications')
  await expect(student.getByRole('main')).toContainText('企業が確認済み')
  await page.getByRole('link', { name: '選考を始める' }).click()
  // What nobody may ask is told beside the field, with why; nothing is sent.
  await page.locator('#text').fill('ご家族の職業を教えてください。')
  await page.getByRole('button', { name: '選考を始めると伝える' }).click()
  await expect(page.locator('#text-error')).toHaveText('応募者に聞いてはならないことが含まれています。')
  await expect(page.locator('.letter-findings')).toContainText('職業安定法')
  await expect(page.locator('#text')).toHaveValue('ご家族の職業を教えてください。')
  await expectGood(page, 'an answer that is refused')
  await page.locator('#text').fill('書類を拝見します。')
  await expectGood(page, 'the form of an answer')
  await page.getByRole('button', { name: '選考を始めると伝える' }).click()
  await expect(page.getByRole('status')).toContainText('選考を始めることを伝えました')
  await expectMail(page, person.email, '返信が届きました')

  // The second one is told who did what, and keeps what was written.
  await colleague.getByRole('button', { name: '内容を確かめる' }).click()
  await expect(colleague.getByRole('alert')).toContainText('送っていません')
  await expect(colleague.getByRole('alert')).toContainText('選考を始めました')
  await expect(colleague.locator('#text')).toHaveValue('先に書いていた文章です。')
  await expectGood(colleague, 'a conflict')
  await colleague.goto(applicantsAddress(companyId, {}, { application: id }))
  await expect(colleague.getByRole('main')).toContainText('選考中')
  await colleague.locator('#note').fill('面接で学園祭の話を聞く')
  await colleague.getByRole('button', { name: 'メモを残す' }).click()
  await expect(colleague.getByRole('status')).toContainText('メモを残しました')

  // An offer is shown once more before it goes; writing on loses nothing.
  await page.goto(applicantsAddress(companyId, {}, { application: id, step: 'offer' }))
  await page.locator('#text').fill('ぜひ一緒に働きましょう。\n<b>太字ではありません。</b>')
  await page.locator('#answerBy').fill('あした')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await expect(page.locator('#answerBy-error')).toBeVisible()
  await expect(page.locator('#contact-error')).toBeVisible()
  await expect(page.locator('#text')).toHaveValue('ぜひ一緒に働きましょう。\n<b>太字ではありません。</b>')
  await expectGood(page, 'an offer that lacks what it is of')
  const answerBy = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.locator('#answerBy').fill(answerBy)
  await page.locator('#place').fill('本社（渋谷区）')
  await page.locator('#duties').fill('店舗の運営')
  await page.locator('#terms').selectOption('求人と違うところがある')
  await page.locator('#changes').fill('月給 21万円 → 22万円')
  await page.locator('#notice').selectOption('別に渡した、または送った')
  // What may not be asked is told wherever it stands.
  await page.locator('#contact').fill('ご家族の職業を人事部 田中に教えてください。')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await page.getByRole('button', { name: '内定を伝える' }).click()
  await expect(page.locator('.letter-findings')).toContainText('職業安定法')
  await expect(page.locator('#place')).toHaveValue('本社（渋谷区）')
  await page.locator('#contact').fill('人事部 田中')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await expect(page.getByRole('main')).toContainText('日以上あけることをお願いしています')
  await expect(page.getByRole('heading', { name: 'この内容でよろしいですか' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('<b>太字ではありません。</b>')
  await expectGood(page, 'an offer once more')
  await page.getByRole('button', { name: '書き直す' }).click()
  await expect(page.locator('#text')).toHaveValue('ぜひ一緒に働きましょう。\n<b>太字ではありません。</b>')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await page.getByRole('button', { name: '内定を伝える' }).click()
  await expect(page.getByRole('status')).toContainText('内定を伝えました')

  await student.goto('/mypage?tab=applications')
  await student.getByRole('main').locator('h4 a').first().click()
  await expect(student.getByRole('main')).not.toContainText('面接で学園祭の話を聞く')
  await expect(student.getByRole('main')).not.toContainText('佐藤 はるか')
  await expect(student.getByRole('main')).toContainText('月給 21万円 → 22万円')
  await expectGood(student, 'an offer')
  await student.getByRole('link', { name: '内定を承諾する' }).click()
  await student.getByRole('button', { name: '内定を承諾する' }).click()
  await expect(student.getByRole('main')).toContainText('承諾済み')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('学生が内定を承諾しました')
  await expect(page.getByRole('main')).toContainText('面接で学園祭の話を聞く')
  await expectGood(page, 'an end')
})

test('the list is cut down, searched and sorted @plain', async ({ page, go }) => {
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  await go(applicantsAddress(companyId))
  await expectGood(page, 'the list')
  await page
    .getByRole('navigation', { name: '状況での絞り込み' })
    .getByRole('link', { name: /^返信待ち/ })
    .click()
  // What was due today is overdue after midnight.
  await expect(page.getByText(/本日まで|過ぎています/).first()).toBeVisible()
  await page.getByRole('searchbox', { name: '名前・カナ・学校' }).fill('あおき')
  await page.getByRole('button', { name: '表示する' }).click()
  await expect(page.locator('.applicants h2 a')).toHaveText(['青木 さくら'])
  await page.getByRole('searchbox', { name: '名前・カナ・学校' }).fill('いない人<script>')
  await page.getByRole('button', { name: '表示する' }).click()
  await expect(page.getByRole('main')).toContainText('に当てはまる応募者はいません')
  await expectGood(page, 'nobody found')
  await page.getByRole('link', { name: 'すべての応募者を見る' }).click()
  await page.locator('.applicants h2 a').first().click()
  await page.waitForURL('**application=**')
  const first = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: '次の応募者' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: '前の応募者' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
})

test('who has an account is written to from their page; of others it says why not', async ({ page }) => {
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  const open = async (name: string) => {
    await page.goto(applicantsAddress(companyId))
    await page.getByRole('searchbox', { name: '名前・カナ・学校' }).fill(name)
    await page.getByRole('button', { name: '表示する' }).click()
    await page.locator('.applicants h2 a', { hasText: name }).click()
  }
  await open('青木 さくら')
  await expect(page.getByText('メッセージは送れません')).toBeVisible()
  await expect(page.getByRole('link', { name: 'メッセージを送る' })).toHaveCount(0)
  await open('道野 あかり')
  await page.getByRole('link', { name: 'メッセージを送る' }).click()
  await expect(page.locator('#text')).toBeVisible()
  await expectGood(page, 'a message to an applicant')
})

test('what was typed wrong stays beside its words', async ({ page, expectFailure }) => {
  expectFailure('view=applicants')
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  await page.goto(applicantsAddress(companyId, { status: 'waiting' }))
  await page.locator('.applicants h2 a').first().click()
  await page.getByRole('link', { name: '見送る' }).click()
  await page.locator('#text').fill('あ'.repeat(2001))
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await expect(page.locator('#text-error')).toBeVisible()
  await expectGood(page, 'too long')
  await page.locator('#text').fill('短い文章')
  await page.getByRole('button', { name: '内容を確かめる' }).click()
  await expect(page.getByRole('alert')).toContainText('理由を選んでください')
  await expect(page.locator('#text')).toHaveValue('短い文章')
  await page.getByRole('link', { name: 'やめておく' }).click()
  await page.getByRole('button', { name: 'メモを残す' }).click()
  await expect(page.locator('#note-error')).toBeVisible()
})

test('an answer and a note that are being written outlast each other', async ({ page }) => {
  await enter(page, demo.company)
  const companyId = await demoCompany(page)
  await page.goto(applicantsAddress(companyId))
  await page.getByRole('searchbox', { name: '名前・カナ・学校' }).fill('木村 湊')
  await page.getByRole('button', { name: '表示する' }).click()
  await page.locator('.applicants h2 a', { hasText: '木村 湊' }).click()
  await page.getByRole('link', { name: '見送る' }).click()
  await expect(page.locator('#text')).toBeVisible()
  // Until the scripts of the page are there nothing is kept.
  await page.waitForLoadState()
  await page.locator('#text').fill('書きかけの文章です。')
  await page.locator('#note').fill('電話で確かめました。')
  await page.getByRole('button', { name: 'メモを残す' }).click()
  await expect(page.getByRole('status')).toContainText('メモ')
  await page.getByRole('link', { name: '見送る' }).click()
  await expect(page.locator('#text')).toHaveValue('書きかけの文章です。')
  await expect(page.locator('#note')).toHaveValue('')
  await page.getByRole('button', { name: '戻した入力を取り消す' }).click()
  await expect(page.locator('#text')).toHaveValue('')
})

test('a viewer reads and answers nothing; others find nothing', async ({ page, go }) => {
  await enter(page, viewer)
  const companyId = await demoCompany(page)
  await go(applicantsAddress(companyId, { status: 'waiting' }))
  const one = await page.locator('.applicants h2 a').first().getAttribute('href')
  await go(`${one}&step=reject`)
  await expect(page.getByRole('heading', { name: '返信する' })).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'メモを残す' })).toHaveCount(0)
  await go(applicantsAddress(companyId, {}, { application: companyId }), 404)
  await go(applicantsAddress(companyId, {}, { application: "' or 1=1" }), 404)
  await go(applicantsAddress('01903433-ac00-7005-87e6-000000000000'), 404)
  await go(`${applicantsAddress(companyId)}&after=nonsense&status=nonsense&sort=nonsense&id=nonsense`)
  await enter(page, demo.student)
  await go(applicantsAddress(companyId), 403)
  await go(routes.mypage())
})
