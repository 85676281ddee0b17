import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath, windowlessPath } from './tests/e2e/setup/chromium.ts'

const launch = (executablePath: string) => ({
  launchOptions: { executablePath, args: [...chromiumArgs] },
})

/** Browser tests on the built site, which tests/e2e/setup/global-setup.ts starts with data of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second try is listed, and fails the next time (scripts/test/unreliable.ts).
  retries: 1,
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
    ...launch(windowlessPath()),
  },
  projects: [
    { name: 'chromium', grepInvert: /@whole|@plain-only/ },
    // What only a browser with windows does, such as to come back to where a list was scrolled: tests tagged @whole.
    { name: 'whole-chromium', grep: /@whole/, use: launch(chromiumPath()) },
    // Everything a content page does works without JavaScript: tests tagged @plain run once more without it, those of which
    // no script does a part are tagged @plain-only and run just there.
    { name: 'without-javascript', grep: /@plain/, use: { javaScriptEnabled: false } },
  ],
})
