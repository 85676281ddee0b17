import { devices, type Browser, type Page } from '@playwright/test'
import { companyCalendarAddress } from '#contract/company-calendar.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { routes, type routeTable } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { publicPages } from './pages.ts'
import { violationsOn } from './setup/axe.ts'
import { coveredStops } from './setup/covered-stops.ts'
import { htmlProblems } from './setup/html-problems.ts'
import { demo, type Credentials } from './setup/account.ts'
import { enter } from './setup/kept-sign-in.ts'
import type { Samples } from './setup/samples.ts'

type Path = (typeof routeTable)[number]['path']
type Found = Samples & { own: string; ad: string }

/** Addresses of every route, each view of it once; none of files. A new route does not type-check until it is here. */
const addresses = ({ jobPostId, companyId, own, ad }: Found): Record<Path, readonly string[]> => ({
  '/': ['/'],
  '/404': ['/no-such-page'],
  '/{year}/{month}': ['/2026/10'],
  '/info': ['/info'],
  '/accessibility': ['/accessibility'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/sitemap': ['/sitemap'],
  '/search': ['/search', routes.search('営業'), routes.search('ありえない仕事の名前')],
  '/search/save': ['/search/save?q=営業'],
  '/jobpost/station': [routes.stations(), routes.stations('13'), routes.stations('13', 'JR山手線')],
  '/mail/{token}': ['/mail/x'],
  '/notification': ['/notification'],
  '/signout': ['/signout'],
  '/account/action': ['/account/action'],
  '/account/add-profile': ['/account/add-profile'],
  '/account/new': ['/account/new', routes.newCompanyAccount],
  '/admin': [deskRoutes.today],
  '/admin/applications': [deskRoutes.applications],
  '/admin/ads': [deskRoutes.jobPosts],
  '/admin/ads/{id}': [],
  '/admin/companies': [deskRoutes.companies, `${deskRoutes.companies}?list=all&q=会社`],
  '/admin/companies/{id}': [deskRoutes.company(companyId)],
  '/admin/complaints.csv': [],
  '/admin/contact': [deskRoutes.contact],
  '/admin/figures.csv': [],
  '/admin/people': [deskRoutes.people],
  '/admin/people/{id}': [deskRoutes.person('demo-student-2')],
  '/admin/contact/{id}': [],
  '/admin/site': [deskRoutes.site],
  '/admin/site/admins': [deskRoutes.siteAdmins],
  '/admin/site/audit': [deskRoutes.siteAudit],
  '/admin/site/audit.csv': [],
  '/admin/site/doctor': [deskRoutes.siteDoctor],
  '/admin/site/infos': [deskRoutes.siteInfos],
  '/admin/site/infos/{id}': [],
  '/admin/site/leak': [deskRoutes.siteLeaks],
  '/admin/site/leak/{id}': [],
  '/admin/site/tasks': [deskRoutes.siteTasks],
  '/admin/site/terms': [deskRoutes.siteTerms],
  '/admin/messages': [deskRoutes.messageReports],
  '/admin/messages/{id}': [],
  '/admin/messages/{id}/file': [],
  '/admin/reports': [deskRoutes.reports],
  '/admin/reports/{id}': [],
  '/analytics': ['/analytics'],
  '/analytics/personality': ['/analytics/personality'],
  '/analytics/personality/complete': ['/analytics/personality/complete'],
  '/analytics/temperament': ['/analytics/temperament'],
  '/analytics/temperament/complete': ['/analytics/temperament/complete'],
  '/analytics/file': [],
  '/category': [routes.articles],
  '/category/{category}': ['/category/rights'],
  '/category/{category}/{title}': ['/category/career/schedule-and-money', '/category/career/take-home-pay'],
  '/company': [
    routes.companies,
    routes.company(companyId),
    `/company?id=${own}&view=edit`,
    routes.companyMembers(own),
    routes.companyPreview(own),
    companyCalendarAddress(own),
  ],
  '/company/jobpost': [
    routes.companyJobPosts(companyId),
    routes.newJobPost(own),
    routes.editJobPost(own, ad),
    routes.editJobPost(own, ad, 'publish'),
    `/company/jobpost?company=${own}&view=files`,
    `/company/jobpost?company=${own}&view=applicants`,
    `/company/jobpost?company=${own}&view=replies`,
    routes.companyInterviews(own),
  ],
  '/company/ads.csv': [],
  '/company/ads.json': [],
  '/company/applicants.csv': [],
  '/company/guide': [routes.companyGuide],
  '/company/api': [routes.companyApi],
  '/company/rules': [routes.legalRules],
  '/jobpost': [routes.jobPosts, `${routes.jobPosts}?prefecture=13&kind=new_grad&page=3`],
  '/jobpost/{id}': [routes.jobPost(jobPostId), routes.apply(jobPostId)],
  '/config': ['/config'],
  '/config/complete': ['/config/complete'],
  '/config/delete': ['/config/delete'],
  '/config/hidden': [routes.hidden(), routes.hidden({ kind: 'jobPost', id: jobPostId })],
  '/config/notification': ['/config/notification'],
  '/config/password': ['/config/password'],
  '/config/password/complete': ['/config/password/complete'],
  '/config/profile': ['/config/profile'],
  '/config/profile/complete': ['/config/profile/complete'],
  '/config/second-factor/change': ['/config/second-factor/change'],
  '/config/second-factor/remove': ['/config/second-factor/remove'],
  '/contact': ['/contact', routes.reportJobPost(jobPostId)],
  '/contact/thanks': ['/contact/thanks'],
  '/login': ['/login'],
  '/login/mail-not-verify': ['/login/mail-not-verify'],
  '/login/password-forget': ['/login/password-forget'],
  '/login/password-forget/complete': ['/login/password-forget/complete'],
  '/login/password-reset/complete': ['/login/password-reset/complete'],
  '/login/request': ['/login/request'],
  '/login/request/complete': ['/login/request/complete'],
  '/login/sms': ['/login/sms'],
  '/mypage': [
    '/mypage',
    routes.companyAds(own),
    routes.companyReports(own),
    routes.companyNumbers(own),
    ...['bookmarks', 'history', 'recommended', 'calendar', 'searches'].map((tab) => `/mypage?tab=${tab}`),
  ],
  '/mypage/files': ['/mypage/files'],
  '/mypage/files/{id}': [],
  '/mypage/search': ['/mypage/search'],
  '/mypage/message': ['/mypage/message'],
  '/mypage/profile/edit': ['/mypage/profile/edit', '/mypage/profile/edit?section=history'],
  '/mypage/profile/complete': ['/mypage/profile/complete'],
  '/mypage/resume.pdf': [],
})

const widths = [390, 320]

const phoneOf = async (browser: Browser, origin: string): Promise<Page> => {
  const { viewport: _, ...phone } = devices['iPhone 13']
  const { userAgent: __, defaultBrowserType: ___, ...touch } = phone
  const context = await browser.newContext({ ...touch, baseURL: origin, locale: 'ja-JP' })
  return context.newPage()
}

/** What of a page ends right of the screen: the names of elements that nothing of their own scrolls or clips. */
const tooWide = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(async (width) => {
    // What follows from a new width is drawn first.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    if (document.documentElement.scrollWidth <= width) return []
    return [
      `${document.documentElement.scrollWidth} px`,
      ...Array.from(document.querySelectorAll('body *'))
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map(
          (element) => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 20)}`,
        )
        .slice(0, 5),
    ]
  }, width)

/**
 * Links that stand alone in a paragraph, a title, a line of a list, a cell or a term and are lower than a finger needs (44 px); one that covers what it
 * stands in is as high as that.
 */
const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, p, li, td, th, dd) > a'))
      .filter((link) => link.textContent.trim() === link.parentElement?.textContent.trim())
      .map((link) => {
        const covers = ['::before', '::after'].some(
          (part) => getComputedStyle(link, part).position === 'absolute',
        )
        const { width, height } = (covers ? (link.offsetParent ?? link) : link).getBoundingClientRect()
        return { name: link.textContent.trim().slice(0, 20), width, height: Math.round(height) }
      })
      .filter(({ width, height }) => width > 1 && height < 44)
      .map(({ name, height }) => `${name} ${height} px`),
  )

const ownPages = async (page: Page): Promise<{ own: string; ad: string }> => {
  const html = await (await page.request.get('/mypage?tab=ads')).text()
  const [, own = '', ad = ''] =
    /company=([0-9a-f-]{36})&(?:amp;|#38;)?view=edit&(?:amp;|#38;)?id=([0-9a-f-]{36})/.exec(html) ?? []
  return { own, ad }
}

/** One thing of each list of the desk, by the first link to one. */
const deskThings = async (page: Page): Promise<string[]> => {
  const lists = [
    `${deskRoutes.companies}?list=all`,
    deskRoutes.jobPosts,
    deskRoutes.contact,
    deskRoutes.reports,
    deskRoutes.messageReports,
    deskRoutes.siteInfos,
    deskRoutes.siteLeaks,
  ]
  const found: string[] = []
  for (const list of lists) {
    await page.goto(list)
    const [path = ''] = list.split('?')
    const href = await page.locator(`main a[href^="${path}/"]`).first().getAttribute('href')
    expect(href, list).not.toBeNull()
    found.push(href ?? '')
  }
  return found
}

/**
 * The addresses that show a person something; where another one is shown instead, that one, once. An address that nobody has
 * is among those of a guest.
 */
const shownTo = async (page: Page, addresses: readonly string[]): Promise<ReadonlySet<string>> => {
  const shown = new Map<string, string>()
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBeLessThan(500)
    const { location } = answer.headers()
    if (location !== undefined) {
      const { pathname } = new URL(location, answer.url())
      if (!shown.has(pathname)) shown.set(pathname, location)
    } else if (answer.ok()) shown.set(address, address)
  }
  return new Set(shown.values())
}

/** Students have parts of their own on pages for everyone; of the others only what a guest is not shown is looked at. */
const people: readonly [name: string, person: Credentials | null, sees: 'everything' | 'own pages'][] = [
  ['a guest', null, 'everything'],
  ['a student', demo.student, 'everything'],
  ['a member of a company', demo.company, 'own pages'],
  ['an admin', demo.admin, 'own pages'],
]

for (const [name, person, sees] of people)
  test(`${name}: no page is wider than a phone, and what is pressed is high enough`, async ({
    browser,
    origin,
    samples,
  }) => {
    const page = await phoneOf(browser, origin)
    await page.setViewportSize({ width: 390, height: 844 })
    if (person !== null) await enter(page, person)
    const own =
      person === demo.company ? await ownPages(page) : { own: samples.companyId, ad: samples.jobPostId }
    if (person === demo.company) expect(own.ad).not.toBe('')
    const wide: string[] = []
    const faults: string[] = []
    const low = new Map<string, string>()
    const isDesk = person === demo.admin
    const all = [
      ...(isDesk ? await deskThings(page) : []),
      ...Object.values(addresses({ ...samples, ...own })).flat(),
      ...(person === null ? publicPages.map(({ path }) => path(samples)) : []),
    ]
    const toVisit = new Set(await shownTo(page, all))
    if (sees === 'own pages') {
      const guest = await browser.newContext({ baseURL: origin })
      for (const address of await shownTo(await guest.newPage(), [...toVisit])) toVisit.delete(address)
      await guest.close()
    }
    if (person === null) toVisit.add('/no-such-page')
    const least = { everything: 40, 'own pages': 15 }
    expect(toVisit.size).toBeGreaterThan(least[sees])
    for (const address of toVisit) {
      await page.goto(address)
      for (const each of await tooLow(page)) low.set(each, address)
      if (isDesk && address.startsWith(deskRoutes.today)) {
        const found = [...(await violationsOn(page)), ...htmlProblems(await page.content())]
        faults.push(...found.map((fault) => `${address}: ${fault}`))
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const parts = await tooWide(page, width)
        if (parts.length > 0) wide.push(`${address} at ${width}: ${parts.join(' | ')}`)
      }
      // The bar of the editor stays in sight.
      if (address === routes.editJobPost(own.own, own.ad))
        faults.push(...(await coveredStops(page)).covered.map((each) => `${address}: ${each}`))
    }
    expect(wide).toEqual([])
    expect(faults).toEqual([])
    expect([...low]).toEqual([])
    await page.context().close()
  })

test('titles of two lines in the site map stand apart', async ({ browser, origin }) => {
  const page = await phoneOf(browser, origin)
  await page.goto('/sitemap')
  const gaps = await page.locator('.titles').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const texts = Array.from(list.querySelectorAll('a'), (link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect()
      })
      return texts.slice(1).map(({ top }, index) => top - (texts[index]?.bottom ?? 0))
    }),
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(Math.min(...gaps)).toBeGreaterThan(8)
  await page.context().close()
})
