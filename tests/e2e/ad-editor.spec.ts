import { routes } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { demo } from './setup/account.ts'
import { demoCompany } from './setup/company.ts'
import { enter } from './setup/kept-sign-in.ts'

const nobody = '0198c2a0-1111-7000-8000-0123456789ab'

test('the views of a company’s ads lead guests to the sign-in and back', async ({ page, samples }) => {
  for (const address of [
    routes.newJobPost(samples.companyId),
    routes.editJobPost(samples.companyId, samples.jobPostId),
    routes.previewJobPost(samples.companyId, samples.jobPostId),
  ]) {
    await page.goto(address)
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('error'), searchParams.get('callbackUrl')]).toEqual([
      '/login',
      'SessionRequired',
      address,
    ])
  }
})

test('a student is refused, and so is another company, as if there were no such ad', async ({
  page,
  go,
  samples,
}) => {
  await enter(page, demo.student)
  await go(routes.newJobPost(samples.companyId), 403)
  await go(routes.editJobPost(samples.companyId, samples.jobPostId), 403)

  await enter(page, demo.company)
  const own = await demoCompany(page)
  expect(own).not.toBe(samples.companyId)
  const others = [
    routes.newJobPost(samples.companyId),
    routes.editJobPost(samples.companyId, samples.jobPostId),
    routes.previewJobPost(samples.companyId, samples.jobPostId),
    // The company is theirs, the ad is not.
    routes.editJobPost(own, samples.jobPostId),
    routes.editJobPost(own, samples.jobPostId, 'publish'),
    routes.previewJobPost(own, samples.jobPostId),
    routes.editJobPost(own, nobody),
    `/company/jobpost?view=edit&id=${samples.jobPostId}`,
    '/company/jobpost?view=edit',
    `${routes.editJobPost(own, nobody)}&id=${nobody}`,
    // Where the pages lie nothing is.
    '/company/jobpost/edit?view=edit',
    '/company/jobpost/new?view=new',
    '/company/jobpost/preview?view=preview',
  ]
  for (const address of others) await go(address, 404)
  const answer = await go(routes.newJobPost(own))
  expect(answer.headers()['cache-control']).toContain('no-store')
})
