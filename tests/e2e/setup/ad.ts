import type { Page } from '@playwright/test'

const day = 86_400_000

/** 2027年1月31日: so many days from now, as people write it. */
const dayFromNow = (days: number): string => {
  const [year, month, date] = new Date(Date.now() + days * day).toISOString().slice(0, 10).split('-')
  return `${year}年${Number(month)}月${Number(date)}日`
}

/** What is typed into the form of an ad that nothing stands against, as people write it. */
export const lawfulAd = {
  title: 'カフェの接客スタッフ',
  duties: '店内での接客、会計、飲み物の用意、開店と閉店の準備を担当します。',
  dutiesRange: '変更なし',
  probationMonths: 'なし',
  'workplaces.0.name': '丸の内店',
  'workplaces.0.city': '千代田区',
  'workplaces.0.street': '丸の内1-1-1',
  workplacesRange: '変更なし',
  startsAt: '10時',
  endsAt: '15:00',
  breakMinutes: 'なし',
  holidays: '土曜・日曜・祝日は休みです。',
  wageMin: '1,500円',
  openings: '2名',
  selectionFlow: '書類選考\n面接（1回）',
  replyByDays: '7日',
  validThrough: dayFromNow(60),
} as const

const chosen = {
  occupation: 'food',
  'workplaces.0.prefectureCode': '13',
  hoursSystem: 'fixed',
  wageUnit: 'hour',
  smoking: 'no_smoking',
} as const
const pressed = { termKind: 'indefinite', remote: 'none', overtime: 'no', dispatch: 'no' } as const

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Types a whole ad into the form that is open; `but` is typed in place of what is lawful. */
export const fillAd = async (page: Page, but: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [name, text] of Object.entries({ ...lawfulAd, ...but })) await field(page, name).fill(text)
  for (const [name, code] of Object.entries(chosen)) await field(page, name).selectOption(code)
  for (const [name, code] of Object.entries(pressed))
    await page.locator(`[name="${name}"][value="${code}"]`).check()
  for (const kind of ['employment', 'accident']) await field(page, `insurance.${kind}`).check()
}
