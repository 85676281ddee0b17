import { expect, type Page } from '@playwright/test'
import { companyWay } from '#contract/company-sections.ts'
import type { Credentials } from './account.ts'
import { beginAd, fillAd, publishAd, saveAd, typeInto, lawfulAd, type Ad } from './ad.ts'
import { admin, approveRead, publishRead } from './admin.ts'
import { newCorporateNumber } from './company.ts'
import { makeCompany } from './session.ts'

export type ManyAds = { person: Credentials; companyId: string; shown: readonly Ad[] }

/** Makes a draft of the same words. Answers its id. */
const copy = async (page: Page, origin: string, { companyId, id }: Ad): Promise<Ad> => {
  const answer = await page.request.post('/_actions/jobPosts.start', {
    headers: { origin },
    multipart: { companyId, from: 'copy', sourceId: id },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const made = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await answer.text())?.[0] ?? ''
  return { companyId, id: made }
}

/**
 * A company of its own with `drafts` copies of an ad, and one on the list for each of the titles; its owner is signed in.
 * Its first ad is read by the operator.
 */
export const makeManyAds = async (
  page: Page,
  origin: string,
  { titles, drafts }: { titles: readonly string[]; drafts: number },
): Promise<ManyAds> => {
  const number = newCorporateNumber()
  const person = await makeCompany(page.context(), number)
  expect(await approveRead(admin, number)).toContain('Done: approve')
  const first = await beginAd(page, 'アルバイト')
  await fillAd(page, { title: '写しのもとになる求人' })
  await saveAd(page)
  await page.goto(companyWay.page(first.companyId, 'contact'))
  await page.getByLabel('ハラスメントの相談窓口').fill('人事部 相談室')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**saved=contact**')
  const shown: Ad[] = []
  for (const title of titles) {
    const ad = await copy(page, origin, first)
    await page.goto(`/company/jobpost?company=${ad.companyId}&view=edit&id=${ad.id}`)
    await typeInto(page, { title, validThrough: lawfulAd.validThrough })
    await saveAd(page)
    await publishAd(page, ad)
    if (shown.length === 0) await publishRead(admin, ad.id)
    shown.push(ad)
  }
  for (let made = 1; made < drafts; made += 1) await copy(page, origin, first)
  return { person, companyId: first.companyId, shown }
}
