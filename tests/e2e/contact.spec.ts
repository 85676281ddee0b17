import http from 'node:http'
import type { Page } from '@playwright/test'
import { bodyBytesMax } from '#server/host/route-class.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import { postForm } from './setup/post-form.ts'
import { sendUntilTaken } from './setup/send-until-taken.ts'

const fill = async (page: Page, message: { name: string; email: string; body: string }) => {
  await page.getByLabel('お問い合わせの種類').selectOption('question')
  await page.getByLabel('お名前').fill(message.name)
  await page.getByLabel('メールアドレス').fill(message.email)
  await page.getByLabel('お問い合わせ内容').fill(message.body)
}
const sendButton = (page: Page) => page.getByRole('button', { name: '送信する' })
const send = (page: Page) => sendButton(page).click()
const thanks = (page: Page) => page.getByRole('heading', { name: 'お問い合わせを受け付けました' })

const message = {
  name: '山田 花子',
  email: 'hanako.contact@example.jp',
  body: '求人の探し方について教えてください。\nよろしくお願いします。',
}

test('a message arrives and is acknowledged @plain', async ({ page, go, expectFailure }) => {
  expectFailure('/contact?_action=contact.send')
  await go('/contact?kind=question')
  await expect(page.getByLabel('お問い合わせの種類')).toHaveValue('question')
  await fill(page, message)
  await sendUntilTaken(page, thanks(page))
  await go('/dev/inbox')
  await expect(page.getByText('お問い合わせを受け付けました').first()).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'お問い合わせを受け付けました' })
    .first()
    .getByRole('link', { name: 'HTMLで見る' })
    .click()
  await expect(page.frameLocator('iframe').getByText('受付番号')).toBeVisible()
})

test('what is wrong is said beside the field, and what was typed stays @plain-only', async ({
  page,
  go,
  expectFailure,
}) => {
  expectFailure('/contact?_action=contact.send')
  await go('/contact')
  await fill(page, { name: '山田', email: 'これはアドレスではない', body: '短い' })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('入力内容に誤りがあります')
  await expect(page.getByLabel('メールアドレス')).toHaveValue('これはアドレスではない')
  await expect(page.getByLabel('メールアドレス')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('短い')
  await expect(page.getByLabel('お問い合わせの種類')).toHaveValue('question')
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page).toHaveURL(/#email$/)
})

test.describe('who is signed in', () => {
  const filled = async (page: Page) => [
    await page.getByLabel('お名前').inputValue(),
    await page.getByLabel('メールアドレス').inputValue(),
  ]

  test('finds name and address filled in, and what they type instead stays @plain', async ({
    page,
    go,
    expectFailure,
  }) => {
    expectFailure('/contact?_action=contact.send')
    await enter(page, demo.student)
    await go('/contact')
    const [name = '', email] = await filled(page)
    expect(name).toMatch(/^\S+ \S+$/u)
    expect(email).toBe(demo.student.email)
    await page.getByLabel('お名前').fill('')
    await page.getByLabel('メールアドレス').fill('another@example.jp')
    await send(page)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await filled(page)).toEqual(['', 'another@example.jp'])
    await fill(page, message)
    await sendUntilTaken(page, thanks(page))
  })

  test('for the one company that somebody is in finds its name too; a guest finds nothing', async ({
    page,
    go,
  }) => {
    await go('/contact')
    expect(await filled(page)).toEqual(['', ''])
    await enter(page, demo.recruiter)
    await go('/mypage')
    const person = (await page.locator('.own-name').textContent())?.replace(/ さん$/u, '')
    await go('/contact')
    const [name = '', email] = await filled(page)
    expect(name).toMatch(new RegExp(`^\\S+ ${person}$`, 'u'))
    expect(email).toBe(demo.recruiter.email)
  })
})

test('thanks are only for those who sent something', async ({ page, go }) => {
  await go('/contact/thanks')
  await expect(page.getByText('送信が終わったあとに表示されます')).toBeVisible()
})

test.describe('abuse', () => {
  const post = (origin: string, fields: Record<string, string>) =>
    postForm(origin, '/contact?_action=contact.send', fields)
  const fields = { kind: 'question', ...message, token: '', website: '' }

  test('a script without our form, in a hurry or in the hidden field stores nothing', async ({ origin }) => {
    expect((await post(origin, fields)).status).toBe(400)
    expect((await post(origin, { ...fields, token: 'x.y.z' })).status).toBe(400)
    const trapped = await post(origin, { ...fields, website: 'https://spam.example' })
    expect([trapped.status, trapped.headers.get('location')]).toEqual([303, '/contact/thanks'])
  })

  test('one form makes one message, however often it is sent', async ({ origin }) => {
    const form = await (await fetch(`${origin}/contact`)).text()
    const token = /name="token" value="([^"]+)"/u.exec(form)?.[1] ?? ''
    const sent = { ...fields, email: 'twice@example.jp', token }
    await expect.poll(async () => (await post(origin, sent)).status).toBe(303)
    const again = await Promise.all([post(origin, sent), post(origin, sent)])
    const places = again.map((answer) => answer.headers.get('location'))
    expect(places[0]).toMatch(/^\/contact\/thanks\?receipt=/)
    expect(places[1]).toBe(places[0])
  })

  /** Announces a body and sends none of it, so that nothing is cut off when the answer comes first. */
  const announce = (origin: string, bytes: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': bytes,
      }
      const request = http.request(`${origin}/contact?_action=contact.send`, { method: 'POST', headers })
      request.on('error', reject)
      request.on('response', ({ statusCode = 0 }) => {
        resolve(statusCode)
        request.destroy()
      })
      request.flushHeaders()
    })

  test('headers can not be injected and a megabyte is refused', async ({ origin }) => {
    const injected = await post(origin, { ...fields, name: 'a\r\nBcc: victim@example.jp' })
    expect(injected.status).toBe(400)
    expect(await injected.text()).toContain('お名前に、目に見えない文字')
    const long = await post(origin, { ...fields, body: 'a'.repeat(20_000) })
    expect(long.status).toBe(400)
    const longer = await post(origin, { ...fields, body: 'a'.repeat(1_000_000) })
    expect(longer.status).toBe(413)
    expect(await announce(origin, bodyBytesMax.write + 1)).toBe(413)
    expect((await fetch(`${origin}/contact`)).status).toBe(200)
  })
})
