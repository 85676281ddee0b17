import { routeTable } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { htmlProblems, isHtml } from './setup/html-problems.ts'
import { postForm } from './setup/post-form.ts'
import { enter } from './setup/kept-sign-in.ts'

/** Every address of the route table that needs no id, and forms of pages that the table does not tell. */
const addresses: readonly string[] = [
  ...routeTable.map(({ path }) => path).filter((path) => !path.includes('{') && !path.endsWith('.pdf')),
  '/login?error=CredentialsSignin',
  '/login/sms?view=recovery',
  '/account/new?kind=company',
  ...['resetPassword', 'signIn', 'verifyEmail'].map((mode) => `/account/action?mode=${mode}&oobCode=a-code`),
  '/api/auth/error?error=AccessDenied',
  '/dev/inbox',
  '/%zz',
]

test('every page of the route table, as a guest sees it: the HTML is valid', async ({ origin }) => {
  for (const address of addresses) {
    const response = await fetch(new URL(address, origin), { headers: { accept: 'text/html' } })
    expect(isHtml(response.headers.get('content-type')), address).toBe(true)
    expect(htmlProblems(await response.text()), address).toEqual([])
  }
})

for (const who of ['student', 'company'] as const) {
  test(`every page of the route table, as a ${who} sees it: the HTML is valid`, async ({ page }) => {
    await enter(page, demo[who])
    const own: string[] = []
    for (const address of addresses) {
      const response = await page.request.get(address, { headers: { accept: 'text/html' } })
      expect(isHtml(response.headers()['content-type']), address).toBe(true)
      expect(htmlProblems(await response.text()), address).toEqual([])
      if (response.ok() && new URL(response.url()).pathname === address) own.push(address)
    }
    // Had the sign-in been lost, the session pages would all have led to /login.
    expect(own).toEqual(expect.arrayContaining(['/mypage', '/config', '/config/password']))
  })
}

test('a form sent back with its errors: the HTML is valid', async ({ origin }) => {
  for (const path of [
    '/contact?_action=contact.send',
    '/login/password-forget?_action=login.requestPasswordReset',
  ]) {
    const response = await postForm(origin, path, { email: 'nobody' })
    expect(response.status).toBe(400)
    expect(htmlProblems(await response.text()), path).toEqual([])
  }
})
