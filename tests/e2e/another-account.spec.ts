import type { BrowserContext } from '@playwright/test'
import { personMarkField, personMarkHeader } from '#contract/person-mark.ts'
import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { bringStudent } from './setup/applicant.ts'
import { another } from './setup/come-in.ts'
import { expectGood } from './setup/good-page.ts'
import { enter } from './setup/kept-sign-in.ts'
import { ownMark } from './setup/person-mark.ts'

const texts = '/mypage/profile/edit?section=texts'
const title = '別のアカウントで開いた画面です'
const own = '前の人が書いた自己PR'
const names = { familyName: '替川', familyNameKana: 'カワリガワ' }

const saveTexts = (context: BrowserContext, origin: string, fields: Record<string, string>) =>
  context.request.post(`${texts}&_action=profile.saveTexts`, {
    headers: { origin },
    form: { selfIntroduction: own, motivation: '', wishes: '', ...fields },
    maxRedirects: 0,
  })

test('what one person left open is not sent as the next one at the same browser @plain', async ({
  page,
  context,
  origin,
  go,
  expectFailure,
}, { project }) => {
  await bringStudent(page, origin, names)
  await go(texts)
  const text = page.getByLabel('自己PR')
  await text.fill(own)
  await context.clearCookies()
  await bringStudent(page, origin, names)
  expectFailure('_action=profile.saveTexts')
  await page.getByRole('button', { name: '保存する' }).click()
  if (project.name === 'without-javascript') {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.content()).not.toContain(own)
    await expectGood(page, 'a form of somebody else')
    await page.getByRole('link', { name: 'いまのアカウントで開き直す' }).click()
    await page.waitForURL(`**${texts}`)
  }
  // With scripts the page is loaded anew and nothing is sent.
  await expect(text).toHaveValue('')
  await text.fill('いまの人の自己PR')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/mypage/profile/complete?saved=texts&*')
  await expect(page.locator('.snapshot')).toContainText('いまの人の自己PR')
  await expect(page.locator('.snapshot')).not.toContainText(own)
})

test('a form is taken as its person’s in every session of theirs, and shown to nobody else', async ({
  browser,
  origin,
}) => {
  const [aikos, kens] = [await another(browser, origin), await another(browser, origin)]
  const aiko = await bringStudent(aikos, origin, names)
  await bringStudent(kens, origin, names)
  const [mark, other] = [await ownMark(aikos.context()), await ownMark(kens.context())]
  for (const fields of [mark, {}, { [personMarkField]: 'x' }]) {
    const refused = await saveTexts(kens.context(), origin, fields)
    expect([fields, refused.status()]).toEqual([fields, 409])
    const answer = await refused.text()
    expect(answer).toContain(title)
    expect(answer).not.toContain(own)
    // Nothing waits to be shown again.
    expect(refused.headers()['set-cookie'] ?? '').not.toContain('sent-form')
    expect(refused.headers()['cache-control']).toBe('private, no-store')
  }
  const kept = await kens.context().request.get(texts)
  expect(await kept.text()).not.toContain(own)
  expect((await saveTexts(kens.context(), origin, other)).headers()['location']).toContain('saved=texts')

  // Signed in anew, on another device: the same person.
  const again = await another(browser, origin)
  await enter(again, aiko)
  expect((await saveTexts(again.context(), origin, mark)).headers()['location']).toContain('saved=texts')
})

test('a form that was sent to a page that is not the person’s does nothing', async ({
  page,
  origin,
  samples,
}) => {
  await bringStudent(page, origin, names)
  const answer = await page.request.post(
    `${routes.newJobPost(samples.companyId)}&_action=profile.saveTexts`,
    {
      headers: { origin },
      form: { selfIntroduction: own, ...(await ownMark(page.context())) },
    },
  )
  expect(answer.status()).toBe(403)
  expect(await (await page.request.get(texts)).text()).not.toContain(own)
})

test('neither a call of a script nor an operation is taken as somebody else’s', async ({
  browser,
  origin,
}) => {
  const [aikos, kens] = [await another(browser, origin), await another(browser, origin)]
  for (const page of [aikos, kens]) await bringStudent(page, origin, names)
  const [mark = ''] = Object.values(await ownMark(aikos.context()))
  const { request } = kens.context()
  const saved = await request.post('/_actions/profile.saveTexts', {
    headers: { origin, accept: 'application/json', [personMarkHeader]: mark },
    form: { selfIntroduction: own },
  })
  expect([saved.status(), await saved.json()]).toEqual([
    409,
    expect.objectContaining({ type: 'AstroActionError', code: 'CONFLICT' }),
  ])
  const { idToken } = (await (await request.get('/api/auth/session')).json()) as { idToken: string }
  const ask = async (headers: Record<string, string>) =>
    request.post('/graphql', {
      headers: { origin, authorization: `Bearer ${idToken}`, ...headers },
      data: { query: 'mutation { forgetHistory }' },
    })
  const refused = await ask({ [personMarkHeader]: mark })
  expect([refused.status(), await refused.json()]).toEqual([
    409,
    { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'CONFLICT' }) })] },
  ])
  const [ownOne = ''] = Object.values(await ownMark(kens.context()))
  for (const headers of [{ [personMarkHeader]: ownOne }, {}])
    expect(await (await ask(headers)).json()).toEqual({ data: { forgetHistory: expect.any(Boolean) } })
})

test('every form of pages that are made for a person says whose it is', async ({ page, go }) => {
  const count = async (path: string) => {
    await go(path)
    return page.evaluate((field) => {
      const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
      return {
        forms: forms.length,
        bare: forms.filter((form) => !new FormData(form).has(field)).map((form) => form.outerHTML),
      }
    }, personMarkField)
  }
  const seen: number[] = []
  for (const [person, paths] of [
    [
      demo.student,
      [
        '/config',
        '/config/notification',
        '/notification',
        '/mypage?tab=bookmarks',
        '/mypage/files',
        '/contact',
        routes.messages(),
      ],
    ],
    [demo.company, ['/mypage', '/mypage?tab=ads', routes.messages()]],
  ] as const) {
    await enter(page, person)
    for (const path of paths) {
      const { forms, bare } = await count(path)
      seen.push(forms)
      expect(bare, path).toEqual([])
    }
  }
  expect(seen.reduce((sum, forms) => sum + forms, 0)).toBeGreaterThan(10)
})

test('a form that only a script sends goes nowhere without one @plain', async ({ page, go }, { project }) => {
  test.skip(project.name !== 'without-javascript', 'with scripts the form is sent')
  await enter(page, demo.student)
  await go('/config/password')
  const field = page.getByRole('textbox', { name: 'パスワード' })
  await field.fill('typed')
  await page.getByRole('button', { name: '確認して進む' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('パスワードの変更')
  await expect(field).toHaveValue('typed')
})
