import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/e2e/setup/chromium.ts'

/** Browser tests on the built site, which tests/e2e/setup/global-setup.ts starts with data of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // How long a broken test is waited for: a machine that does something else besides takes several times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'chromium' },
    // Everything a content page does works without JavaScript: tests tagged @plain run once more without it.
    { name: 'without-javascript', grep: /@plain/, use: { javaScriptEnabled: false } },
  ],
})
