/** `npm run screenshot`: starts the built site with fresh demo data and takes the pictures of the README. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../tests/e2e/setup/chromium.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { demo, type Credentials } from '../tests/e2e/setup/account.ts'
import { readSamples } from '../tests/e2e/setup/samples.ts'
import { signInBeside } from '../tests/e2e/setup/session.ts'
import { startSite } from '../tests/e2e/setup/server.ts'

const folder = path.resolve(import.meta.dirname, '../docs/images')
const work = mkdtempSync(path.join(tmpdir(), 'screenshot-'))
const site = await startSite(path.join(work, 'data'), path.join(work, 'site.log'))
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs],
})
try {
  mkdirSync(folder, { recursive: true })
  const { jobPostId } = await readSamples(site.origin)
  const shots: readonly {
    file: string
    address: string
    viewport: { width: number; height: number }
    as?: Credentials
  }[] = [
    { file: 'job-list.png', address: '/jobpost', viewport: { width: 1280, height: 860 } },
    { file: 'job-on-a-phone.png', address: `/jobpost/${jobPostId}`, viewport: { width: 390, height: 844 } },
    { file: 'desk.png', address: deskRoutes.today, viewport: { width: 1280, height: 860 }, as: demo.admin },
  ]
  for (const { file, address, viewport, as } of shots) {
    const context = await browser.newContext({
      viewport,
      baseURL: site.origin,
      locale: 'ja-JP',
      colorScheme: 'light',
    })
    if (as !== undefined) await signInBeside(context, as)
    const page = await context.newPage()
    await page.goto(address)
    await page.screenshot({ path: path.join(folder, file) })
    await context.close()
    console.log(`docs/images/${file}`)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(work, { recursive: true, force: true })
}
