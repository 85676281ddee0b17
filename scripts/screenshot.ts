/** `npm run screenshot`: starts the built site with fresh demo data and takes the pictures of the README. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../tests/e2e/setup/chromium.ts'
import { readSamples } from '../tests/e2e/setup/samples.ts'
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
  const shots = [
    { file: 'job-list.png', address: '/jobpost', viewport: { width: 1280, height: 860 } },
    { file: 'job-on-a-phone.png', address: `/jobpost/${jobPostId}`, viewport: { width: 390, height: 844 } },
  ]
  for (const { file, address, viewport } of shots) {
    const page = await browser.newPage({ viewport, locale: 'ja-JP', colorScheme: 'light' })
    await page.goto(new URL(address, site.origin).href)
    await page.screenshot({ path: path.join(folder, file) })
    await page.close()
    console.log(`docs/images/${file}`)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(work, { recursive: true, force: true })
}
