import type { Page } from '@playwright/test'
import { readPdf } from '#server/services/resume/testing/read-pdf.ts'
import { expect, test } from './fixtures.ts'
import { demo, goodPassword, newAddress } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import { makeStudent } from './setup/session.ts'

const signUp = async (page: Page): Promise<string> => {
  const email = newAddress()
  await makeStudent(page.context(), 'verified', { email, password: goodPassword })
  return email
}

/** Calls a procedure as a form does. */
const act = async (page: Page, origin: string, name: string, form: Record<string, string>): Promise<void> => {
  const answer = await page.request.post(`/_actions/${name}`, { form, headers: { origin } })
  expect([name, answer.ok()]).toEqual([name, true])
}

const names = { familyName: '𠮷田', givenName: '花子', familyNameKana: 'ヨシダ', givenNameKana: 'ハナコ' }

test.describe('a résumé', () => {
  test('is its student’s own, in both sizes, in a file that says what it is', async ({ page, origin }) => {
    const email = await signUp(page)
    const begin = await page.request.get('/mypage/resume.pdf', { maxRedirects: 0 })
    expect([begin.status(), begin.headers()['location']]).toEqual([
      303,
      '/account/add-profile?callbackUrl=%2Fmypage',
    ])
    await act(page, origin, 'account.startStudentProfile', { ...names, school: '東京都立大学' })
    const motivation = '人の役に立つ仕事を続けたいと考えています。'.repeat(90)
    await act(page, origin, 'profile.saveTexts', { motivation, wishes: '関東で働きたいです。' })

    const answer = await page.request.get('/mypage/resume.pdf')
    expect(answer.status()).toBe(200)
    const headers = answer.headers()
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toMatch(
      /^attachment; filename="resume\.pdf"; filename\*=UTF-8''履歴書_𠮷田花子_\d{8}\.pdf$/u,
    )
    const a4 = readPdf(await answer.body())
    const upright = [595, 842]
    // The motivation goes on behind the form.
    expect(a4.pages).toEqual([upright, upright, upright])
    const text = a4.texts.join('').replaceAll('\n', '')
    for (const words of ['𠮷田花子', 'よしだはなこ', email, '関東で働きたいです。'])
      expect(text).toContain(words)
    const a3 = readPdf(await (await page.request.get('/mypage/resume.pdf?size=a3')).body())
    expect(a3.pages[0]).toEqual([1191, 842])

    const odd = await page.request.get('/mypage/resume.pdf?size=b5', { maxRedirects: 0 })
    expect([odd.status(), odd.headers()['location']]).toEqual([303, '/mypage/resume.pdf?size=a4'])
    const posted = await page.request.post('/mypage/resume.pdf', { headers: { origin } })
    expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('tells before it is made which letters it cannot print, and prints what other scripts have', async ({
    page,
    origin,
  }) => {
    await signUp(page)
    await act(page, origin, 'account.startStudentProfile', { ...names, familyName: '曉', givenName: '𤭢' })
    await page.goto('/mypage')
    await page.getByRole('link', { name: '履歴書（PDF）を作る' }).click()
    await expect(page.getByRole('main')).toContainText('「𤭢」を印刷できる書体がありません')
    await expect(page.getByRole('link', { name: '履歴書（PDF）を作る' })).toBeVisible()
    await act(page, origin, 'profile.saveName', { ...names, familyName: '张', givenName: '伟华' })
    await page.reload()
    await expect(page.getByRole('main')).not.toContainText('書体がありません')
    await act(page, origin, 'profile.saveName', { ...names, familyName: '葛\u{e0100}城' })
    await page.reload()
    await expect(page.getByRole('main')).toContainText('「葛\u{e0100}」は標準の字体で印刷されます')
    await act(page, origin, 'profile.saveName', { ...names, familyName: '张', givenName: '伟华' })
    const { texts } = readPdf(await (await page.request.get('/mypage/resume.pdf')).body())
    expect(texts.join('')).toMatch(/张\s*伟华/)
  })

  test('is nothing for guests and companies', async ({ page, origin }) => {
    const guest = await fetch(`${origin}/mypage/resume.pdf?size=a3`, { redirect: 'manual' })
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      '/login?error=SessionRequired&callbackUrl=%2Fmypage%2Fresume.pdf%3Fsize%3Da3',
    ])
    await enter(page, demo.company)
    const company = await page.request.get('/mypage/resume.pdf')
    expect(company.status()).toBe(403)
    expect(company.headers()['content-type']).toContain('text/html')
  })
})
