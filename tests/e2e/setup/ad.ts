import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'

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

/** The same of a programme without a contract. */
export const lawfulProgramme = {
  title: '食品をつくる会社の1日オープン・カンパニー',
  duties: '商品づくりの流れを見学し、社員の話を聞きます。',
  participants: '大学生・大学院生。学年は問いません。',
  eventDates: '8月5日・12日（都合のよい日を選べます）',
  eventDays: '1日',
  termFrom: dayFromNow(70),
  termTo: dayFromNow(77),
  'workplaces.0.name': '本社',
  'workplaces.0.city': '千代田区',
  'workplaces.0.street': '丸の内1-1-1',
  startsAt: '13時',
  endsAt: '16時半',
  breakMinutes: 'なし',
  holidays: '土曜・日曜・祝日',
  travelCosts: '会場までの実費を支給します。',
  openings: '20名',
  selectionFlow: '申し込み\n参加の案内',
  replyByDays: '7日',
  validThrough: dayFromNow(60),
} as const
const chosenOfProgramme = {
  occupation: 'food',
  'workplaces.0.prefectureCode': '13',
  wageUnit: 'unpaid',
  smoking: 'no_smoking',
} as const

/** The field, or the choices, of this name in the form of an ad. */
export const field = (page: Page, name: string) => page.locator(`form[data-ad] [name="${name}"]`)
const press = (page: Page, name: string, code: string) =>
  page.locator(`form[data-ad] [name="${name}"][value="${code}"]`).check()

type Texts = Readonly<Record<string, string>>

/** Types into fields of the form that is open. */
export const typeInto = async (page: Page, texts: Texts): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}
const choose = async (page: Page, codes: Texts): Promise<void> => {
  for (const [name, code] of Object.entries(codes)) await field(page, name).selectOption(code)
}

/** Types a whole ad into the form that is open; `but` is typed in place of what is lawful. */
export const fillAd = async (page: Page, but: Texts = {}): Promise<void> => {
  await typeInto(page, { ...lawfulAd, ...but })
  await choose(page, chosen)
  for (const [name, code] of Object.entries(pressed)) await press(page, name, code)
  for (const kind of ['employment', 'accident']) await field(page, `insurance.${kind}`).check()
}

/** Types a whole programme into the form that is open. */
export const fillProgramme = async (page: Page): Promise<void> => {
  await typeInto(page, lawfulProgramme)
  await choose(page, chosenOfProgramme)
  await press(page, 'remote', 'none')
}

export type Ad = { companyId: string; id: string }

/** The ad whose editor is open. */
export const adOf = (page: Page): Ad => {
  const { searchParams } = new URL(page.url())
  return { companyId: searchParams.get('company') ?? '', id: searchParams.get('id') ?? '' }
}

/** Begins a draft of the first company in which the person writes ads; its editor is open then. */
export const beginAd = async (page: Page, kind: string): Promise<Ad> => {
  await page.goto('/company/jobpost?view=new')
  await page.getByRole('radio', { name: kind }).check()
  await page.getByRole('button', { name: 'この種類で書き始める' }).click()
  await page.waitForURL('**view=edit**')
  return adOf(page)
}

/** Presses the button that saves the form, and waits until it is. */
export const saveAd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await page.waitForURL('**done=saved&*')
}

/** Publishes what is saved; nothing stands against it. */
export const publishAd = async (page: Page, { companyId, id }: Ad): Promise<void> => {
  await page.goto(routes.editJobPost(companyId, id, 'publish'))
  await page.getByRole('button', { name: '掲載する' }).click()
  await page.waitForURL('**done=publish&*')
}

/** Deletes a draft, so that the list of the company is for other tests as it was. */
export const discardAd = async (page: Page, { companyId, id }: Ad): Promise<void> => {
  await page.goto(routes.editJobPost(companyId, id, 'publish'))
  await page.getByText('この下書きを消す').click()
  await page.getByRole('button', { name: '下書きを消す' }).click()
  await page.waitForURL('**tab=ads**')
}

/** Ends an ad that is on the list, for the same reason. */
export const closeAd = async (page: Page, { companyId, id }: Ad): Promise<void> => {
  await page.goto(routes.editJobPost(companyId, id, 'publish'))
  await page.getByRole('radio', { name: '採用人数に達したため' }).check()
  await page.getByRole('button', { name: '募集を終える' }).click()
  await page.waitForURL('**done=close&*')
}
