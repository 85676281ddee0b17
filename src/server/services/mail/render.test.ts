import ICAL from 'ical.js'
import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { MailContent, MailData, MailKind } from '#server/ports/mails.ts'
import { adminMails } from './catalogue/admin.ts'
import { accountMails } from './catalogue/account.ts'
import { mailCatalogue } from './catalogue/catalogue.ts'
import { applicationMails } from './catalogue/application.ts'
import { answerMails } from './catalogue/answers.ts'
import { companyMails } from './catalogue/company.ts'
import { companyTalkMails } from './catalogue/company-talk.ts'
import { contactMails } from './catalogue/contact.ts'
import type { MailBlock } from './catalogue/document.ts'
import { interviewMails } from './catalogue/interviews.ts'
import { companyInterviewMails } from './catalogue/interviews-company.ts'
import { jobPostMails } from './catalogue/job-posts.ts'
import { memberMails } from './catalogue/member.ts'
import { notificationMails } from './catalogue/notification.ts'
import { replyMails } from './catalogue/replies.ts'
import { messageMails } from './catalogue/message.ts'
import { reportMails } from './catalogue/report.ts'
import { savedSearchMails } from './catalogue/saved-search.ts'
import { factorRemovalMails } from './catalogue/factor-removal.ts'
import { securityMails } from './catalogue/security.ts'
import { checkMail } from './mail.ts'
import { renderCalendar, renderDocument, renderMail } from './render.ts'

const origin = 'https://jobs.example'
const site = { name: 'みちしるべ', origin, operator: { email: 'desk@jobs.example' } }
const link = `${origin}/account/action?${new URLSearchParams({ mode: 'signIn', oobCode: 'a&b', continueUrl: `${origin}/` })}`
const receipt = { id: '019aa000-0000-7000-8000-000000000000', contactKind: 'privacy' } as const
const company = { displayName: 'こころみ', reason: '登記が確認できません。\n書類をお送りください。' }

const registered = {
  companyId: '0198c0de-0000-7000-8000-000000000001',
  legalName: '株式会社みらい商事',
  displayName: 'みらい商事',
  corporateNumber: '1010001000001',
  representative: '山田 太郎',
  address: '〒150-0002 東京都渋谷区渋谷1-2-3',
  tel: '03-1234-5678',
  mailDomain: 'example.co.jp',
  freeMail: false,
}
const appealed = { companyId: '0198c000-0000-7000-8000-000000000001', displayName: 'みらい商事' }
const written = {
  ...appealed,
  text: '一行目\n\n三行目です。',
}
const renamed = {
  companyId: '0198c0de-0000-7000-8000-000000000001',
  displayName: 'みらい商事',
  verification: 'none',
  changes: [
    { column: 'legalName', before: '株式会社みらい商事', after: '株式会社みらい' },
    { column: 'corporateNumber', before: '', after: '1010001000001' },
  ],
} as const

const joined = { company: 'こころみ', companyId: '019aa000-0000-7000-8000-000000000002' }

const applied = {
  applicationId: '019aa000-0000-7000-8000-000000000001',
  title: '法人営業の総合職',
  company: 'こころみ',
}
const ownAd = {
  jobPostId: applied.applicationId,
  companyId: '019aa000-0000-7000-8000-000000000002',
  title: '営業事務（未経験可）',
}
const reported = { title: '営業事務（未経験可）', reasons: ['false_terms', 'other'] } as const
const ofKind = { ...applied, jobPostKind: 'new_grad' as const }
const answered = { ...ofKind, text: '' }
const interviewEvent = {
  interviewId: '019aa000-0000-7000-8000-000000000003',
  sequence: 1,
  changedAt: '2026-11-22T04:00:00.000Z',
  startsAt: '2026-12-01T01:00:00.000Z',
  endsAt: '2026-12-01T01:30:00.000Z',
  round: 'first',
  way: 'place',
  place: '本社 3階',
} as const
const booked = { ...applied, event: interviewEvent, note: '学生証をお持ちください。\n受付でお名前をどうぞ。' }
const ofCompany = {
  companyId: ownAd.companyId,
  applicationId: applied.applicationId,
  name: '山田 花子',
  title: applied.title,
  round: 'first',
  company: applied.company,
  event: interviewEvent,
  text: '',
  calendar: 'with',
} as const
const waiting = [{ title: '法人営業の総合職', count: 2, dueOn: '2026-11-24' }]
const stopLink = `/mail/saved_search.019aa000-0000-7000-8000-000000000000.${'a'.repeat(43)}`
const digest = {
  name: '東京都の求人',
  address: '/jobpost?prefecture=13',
  frequency: 'daily' as const,
  total: 1,
  manageLink: stopLink,
  ads: [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      title: '法人営業の総合職',
      company: 'みらい商事',
      conditions: '新卒採用／東京都渋谷区／月給 25万円〜',
      reasons: ['東京都', '土日休み'],
    },
  ],
}

/** Every kind with what it may be told; a new one does not pass the type check until it stands here. */
const samples = {
  'admin-change-asked': [
    {
      change: 'grant',
      email: 'new@example.com',
      by: 'admin@example.com',
      reason: '運営に加わるため',
      dueAt: '2026-11-27T03:00:00Z',
    },
    {
      change: 'revoke',
      email: 'old@example.com',
      by: 'admin@example.com',
      reason: '運営を離れるため',
      dueAt: '2026-11-27T03:00:00Z',
    },
  ],
  'admin-change-ended': [
    { change: 'grant', email: 'new@example.com', end: 'applied' },
    { change: 'revoke', email: 'old@example.com', end: 'cancelled' },
    { change: 'revoke', email: 'old@example.com', end: 'void' },
  ],
  'email-verification': [{ link, code: '012345' }],
  'password-reset': [{ link }],
  'sign-in-link': [{ link }],
  'email-change': [{ link }],
  'email-changed': [{ link, newEmail: 'new@example.com' }],
  'email-change-cancelled': [{ newEmail: 'new@example.com' }],
  'account-not-found': [{}],
  'already-registered': [{ callbackUrl: '/jobpost' }],
  'email-taken': [{}],
  'email-change-requested': [{ newEmail: 'new@example.com' }],
  'password-changed': [{}],
  'second-factor-enrolled': [{ phone: '090-****-5678' }],
  'second-factor-removed': [{}],
  'sign-in-phone-linked': [{ phone: '090-****-5678' }],
  'sign-in-phone-not-accepted': [{ phone: '090-****-5678' }],
  'sign-in-phone-removed': [{}],
  'recovery-codes-made': [{}],
  'recovery-code-used': [{ left: 0 }],
  'deletion-requested': [{ dueAt: '2026-11-28T15:04:05.678Z' }],
  'deletion-cancelled': [{}],
  'deletion-stopped': [{}],
  'factor-removal-started': [{ dueAt: '2026-11-29T03:00:00.000Z', link: stopLink }],
  'factor-removal-cancelled': [
    { by: 'person' },
    { by: 'link' },
    { by: 'factor' },
    { by: 'operator' },
    { by: 'unconfirmed' },
  ],
  'factor-removal-done': [{ frozenUntil: '2026-12-06T03:00:00.000Z' }],
  'sign-ins-ended': [{}],
  'account-deleted': [{}],
  'contact-message': [
    { ...receipt, name: '山田 花子', email: 'hanako@example.jp', body: '一行目\n\n三行目です。' },
  ],
  'contact-acknowledgement': [receipt, { ...receipt, ownBody: '一行目\n\n三行目です。' }],
  'contact-answer': [{ ...receipt, answer: '一行目\n\n三行目です。' }],
  'company-registered': [registered, { ...registered, corporateNumber: '', freeMail: true }],
  'harassment-desk-due': [
    {
      companyId: '01890a5d-ac96-774b-bcce-b302099a8057',
      displayName: 'こころみ',
      dueAt: '2026-12-25T15:00:00.000Z',
    },
  ],
  'company-rename-asked': [
    { ...renamed, verification: 'number' },
    { ...renamed, changes: [{ column: 'displayName', before: 'みらい商事', after: 'みらい' }] },
  ],
  'company-rename-decided': [
    { ...renamed, decision: 'approve', reason: '' },
    { ...renamed, decision: 'reject', reason: '登記を\n確認できません。' },
  ],
  'company-review': [
    { ...company, decision: 'approve', reason: '' },
    { ...company, decision: 'reject' },
    { ...company, decision: 'suspend' },
    { ...company, decision: 'resume' },
  ],
  'company-question': [written],
  'company-answered': [written],
  'company-appealed': [written],
  'company-appeal-decided': [
    { ...appealed, outcome: 'resumed', reason: '登記を\n確認しました。' },
    { ...appealed, outcome: 'waits', reason: '登記を確認します。' },
    { ...appealed, outcome: 'refused', reason: '登記を確認できません。' },
  ],
  'company-invite': [
    {
      link: `${origin}/account/new?invite=${'a'.repeat(43)}`,
      company: 'こころみ',
      role: 'recruiter',
      expiresAt: '2026-11-28T15:04:05.678Z',
    },
  ],
  'member-joined': [{ ...joined, role: 'viewer', email: 'new@example.com' }],
  'member-left': [
    { ...joined, name: '田中 一郎', email: 'old@example.com' },
    { ...joined, name: '', email: 'old@example.com' },
  ],
  'member-role-changed': [{ ...joined, role: 'owner' }],
  'member-removed': [{ company: 'こころみ' }],
  'saved-search-confirmation': [{ link: stopLink }],
  'saved-search-known': [{ link: stopLink }],
  'saved-search-full': [{}],
  'saved-search-digest': [digest, { ...digest, frequency: 'weekly', total: 13 }],
  'notification-digest': [
    {
      total: 22,
      rest: 2,
      groups: [
        {
          kind: 'application_answered',
          lines: [
            { text: 'こころみから面接のご案内が届きました', href: '/mypage?tab=applications', more: 2 },
            { text: '「法人営業の総合職」は見送りとなりました', href: '/mypage?tab=applications', more: 0 },
          ],
        },
      ],
    },
    {
      total: 1,
      rest: 0,
      groups: [{ kind: 'message', lines: [{ text: '一通', href: '/notification', more: 0 }] }],
    },
  ],
  'mail-restart': [{ link: stopLink }],
  'job-post-removed': [{ title: '営業事務（未経験可）', reason: '実際の条件と違うため' }],
  'job-post-submitted': [
    {
      jobPostId: applied.applicationId,
      title: '営業事務（未経験可）',
      company: 'こころみ',
      codes: ['gendered_wording', 'gone'],
      isUnread: false,
      dispute: '社名に含まれる言葉です。',
    },
    {
      jobPostId: applied.applicationId,
      title: '営業事務（未経験可）',
      company: 'こころみ',
      codes: [],
      isUnread: true,
      dispute: '',
    },
    {
      jobPostId: applied.applicationId,
      title: '荷物を受け取るだけ',
      company: 'こころみ',
      codes: ['danger_signs'],
      isUnread: false,
      dispute: '',
    },
  ],
  'job-post-reviewed': [
    { ...ownAd, publishAt: '2026-11-30T15:00:00.000Z', reason: '', isUnread: false },
    { ...ownAd, publishAt: '2026-11-30T15:00:00.000Z', reason: '', isUnread: true },
    {
      ...ownAd,
      publishAt: null,
      reason: '性別を限る言葉があります。\n「スタッフ」にしてください。',
      isUnread: false,
    },
  ],
  'job-post-too-late': [ownAd],
  'job-post-ended': [
    { ...applied, closeReason: 'filled', isDangerous: false },
    { ...applied, closeReason: 'violation', isDangerous: false },
    { ...applied, closeReason: 'violation', isDangerous: true },
  ],
  'job-post-closing-soon': [
    {
      jobPostId: applied.applicationId,
      title: applied.title,
      company: applied.company,
      validThrough: '2026-12-01T14:59:59Z',
    },
  ],
  'application-sent': [
    {
      id: '0198a2f0-0000-7000-8000-000000000000',
      title: '法人営業の総合職',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      replyDueAt: '2026-11-28T14:59:59.999Z',
    },
  ],
  'application-arrived': [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      companyId: '019aa000-0000-7000-8000-000000000002',
      title: '法人営業の総合職',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      name: '山田 花子',
      replyDueAt: '2026-11-28T14:59:59.999Z',
    },
  ],
  'application-moved': [
    {
      move: 'withdrawn',
      title: '法人営業',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      name: '山田 花子',
      reason: '',
    },
    {
      move: 'accepted',
      title: '法人営業',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      name: '山田 花子',
      reason: '',
    },
    {
      move: 'declined',
      title: '法人営業',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      name: '',
      reason: 'すみません。\n<b>',
    },
    {
      move: 'closed',
      title: '法人営業',
      jobPostKind: 'new_grad',
      companyName: 'みらい商事',
      name: '山田 花子',
      reason: '',
    },
  ],
  'application-viewed': [ofKind, { ...ofKind, jobPostKind: 'open_company' }],
  'application-screening': [answered],
  'application-interview': [{ ...answered, text: '12月1日の午後はいかがですか。\n本社にお越しください。' }],
  'application-offered': [
    answered,
    { ...answered, jobPostKind: 'part_time' },
    { ...answered, jobPostKind: 'open_company' },
  ],
  'offer-extended': [{ ...ofKind, answerBy: '2026-12-20' }],
  'application-not-selected': [answered, { ...answered, jobPostKind: 'open_company' }],
  'job-post-changed': [{ ...applied, items: ['給与', '働きはじめの場所'] }],
  'reply-reminder': [{ companyId: '019aa000-0000-7000-8000-000000000002', waiting }],
  'reply-overdue-company': [{ companyId: '019aa000-0000-7000-8000-000000000002', waiting, lateDays: 30 }],
  'reply-overdue': [{ ...applied, lateDays: 30 }],
  'message-received': [
    { threadId: receipt.id, from: 'みらい商事' },
    { threadId: receipt.id, from: '山田 花子さん' },
  ],
  'message-reported': [{ reportId: receipt.id, reason: '性的な発言や誘い' }],
  'message-report-closed': [{ company: 'みらい商事', outcome: '会社に注意し、\n改善を求めました。' }],
  'report-sent': [{ ...reported, id: receipt.id, jobPostId: applied.applicationId, company: 'こころみ' }],
  'report-acknowledgement': [{ id: receipt.id }],
  'report-question': [
    { ...reported, companyId: ownAd.companyId, question: '' },
    { ...reported, companyId: ownAd.companyId, question: '月給の内訳を\nお知らせください。' },
  ],
  'report-answered': [{ jobPostId: applied.applicationId, title: reported.title, company: 'こころみ' }],
  'report-closed': [
    { title: reported.title, company: 'こころみ', outcome: 'removed', reason: '実際の条件と\n違うため' },
  ],
  'report-outcome': [
    { ...reported, companyId: ownAd.companyId, outcome: 'no_problem', reason: '確認できません。' },
  ],
  'application-closed-no-reply': [
    { ...applied, lateDays: 30, similar: [] },
    { ...applied, lateDays: 30, similar: [{ id: receipt.id, title: '個人営業', company: 'あおば' }] },
  ],
  'interview-offered': [{ ...applied, round: 'first' }],
  'interview-withdrawn': [
    { ...applied, round: 'first', text: '' },
    { ...applied, round: 'final', text: '募集の予定が変わりました。' },
  ],
  'interview-booked': [booked, { ...booked, note: '' }],
  'interview-moved': [
    { ...booked, before: { startsAt: '2026-11-30T01:00:00.000Z', place: '本社 2階', way: 'place' } },
  ],
  'interview-cancelled': [
    { ...applied, event: interviewEvent, because: 'company', text: '担当者の都合です。', again: true },
    { ...applied, event: interviewEvent, because: 'student', text: '', again: true },
    { ...applied, event: interviewEvent, because: 'ended', text: '', again: false },
    { ...applied, event: interviewEvent, because: 'withdrawn', text: '', again: false },
  ],
  'interview-tomorrow': [booked],
  'interview-company': [
    { ...ofCompany, did: 'booked' },
    { ...ofCompany, did: 'changed' },
    { ...ofCompany, did: 'released', text: '授業と重なりました。' },
    { ...ofCompany, did: 'asked', event: null, text: '金曜の午後なら伺えます。' },
    { ...ofCompany, did: 'moved' },
    { ...ofCompany, did: 'cancelled' },
    { ...ofCompany, did: 'ended' },
    { ...ofCompany, did: 'withdrawn' },
    { ...ofCompany, did: 'assigned' },
    { ...ofCompany, did: 'unassigned' },
  ],
  'interview-tomorrow-company': [
    {
      companyId: ownAd.companyId,
      interviews: [
        {
          name: '山田 花子',
          title: applied.title,
          round: 'first',
          startsAt: interviewEvent.startsAt,
          way: 'online',
        },
      ],
    },
  ],
} as const satisfies { [Kind in MailKind]: readonly [MailData[Kind], ...MailData[Kind][]] }

const contents = Object.entries(samples).flatMap(([kind, each]) =>
  each.map((data) => ({ kind, data }) as MailContent),
)

/** What a mail program shows of HTML: the text of its body, and where its links lead. */
const readHtml = (html: string) => {
  const mistakes: ParserError[] = []
  const links: string[] = []
  const names = new Set<string>()
  let shown = ''
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) names.add(node.tagName)
    if ('attrs' in node)
      links.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value))
    if ('value' in node) shown += node.value
    if ('childNodes' in node && node.nodeName !== 'head') for (const child of node.childNodes) walk(child)
  }
  walk(parse(html, { onParseError: (mistake) => mistakes.push(mistake) }))
  return { mistakes, links, names, shown }
}

/** What lists and records in the data hold, each under its nearest name. */
const leaves = (name: string, value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => leaves(Array.isArray(value) ? name : key, each))
    : [[name, value]]

/** Told in words of its own. */
const told = new Set([
  'isUnread',
  'isDangerous',
  'change',
  'end',
  'closeReason',
  'column',
  'verification',
  'freeMail',
  'decision',
  'role',
  'expiresAt',
  'dueAt',
  'dueOn',
  'validThrough',
  'contactKind',
  'replyDueAt',
  'move',
  'jobPostKind',
  'frequency',
  'total',
  // As the number of the receipt.
  'id',
  'publishAt',
  'codes',
  'closeReason',
  'reasons',
  'outcome',
  'round',
  'way',
  'calendar',
  'did',
  'because',
  'again',
  'startsAt',
  'answerBy',
  'endsAt',
  'by',
  'frozenUntil',
  // Of the calendar event, which there may be none of.
  'event',
  'interviewId',
  'sequence',
  'changedAt',
  // Of a digest: the kind, and how many lines or older ones are not named.
  'kind',
  'more',
  'rest',
  // Part of an address of this site.
  'callbackUrl',
])

const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address)

describe.each(contents)('$kind $data', (content) => {
  const mail = renderMail(content, site)
  const html = readHtml(mail.html)

  test('is a mail that every adapter takes', () => {
    expect(mail.subject).toMatch(/^【みちしるべ】\S/)
    checkMail({ ...mail, to: 'student@example.com', messageId: '<1@jobs.example>' })
  })

  test('says all that it was told, and nothing else', () => {
    for (const part of Object.values(mail)) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
    for (const [name, value] of Object.entries(content.data).flatMap(([key, each]) => leaves(key, each))) {
      if (told.has(name)) continue
      for (const line of String(value).split('\n')) expect(mail.text).toContain(line)
    }
  })

  test('links to the site alone, the same in both forms', () => {
    const addresses = addressesIn(mail.text)
    expect(addresses.at(-1)).toBe(origin)
    for (const address of addresses) expect(new URL(address).origin).toBe(origin)
    expect(html.links.filter((each) => !each.startsWith('mailto:'))).toEqual(addresses)
  })

  test('is plain text of whole lines, links on their own', () => {
    expect(mail.text).toMatch(/[^\n]\n$/)
    expect(mail.text).not.toMatch(/[ \t]\n|\n{3}/)
    for (const line of mail.text.split('\n').filter((each) => each.includes('://')))
      expect(line).toMatch(/^https:\/\/\S+$/)
  })

  test('is HTML without a mistake, of the same words, that loads nothing', () => {
    expect(html.mistakes).toEqual([])
    for (const line of mail.text.split('\n').filter((each) => !/^──|:\/\//.test(each)))
      for (const part of line.replace(/^(?:> ?|■ )/, '').split(': ')) expect(html.shown).toContain(part)
    for (const name of ['img', 'script', 'link', 'iframe', 'form', 'input', 'svg'])
      expect(html.names).not.toContain(name)
    expect(mail.html).not.toMatch(/url\(|@import|src=/)
    expect(mail.html).toContain('<html lang="ja">')
    expect(mail.html).toContain('name="color-scheme" content="light dark"')
  })

  test('outlives a queue', () => {
    expect(JSON.parse(JSON.stringify(content.data))).toEqual(content.data)
  })
})

test('no two areas have a kind of the same name', () => {
  const areas = [
    accountMails,
    adminMails,
    securityMails,
    factorRemovalMails,
    contactMails,
    companyMails,
    companyTalkMails,
    memberMails,
    applicationMails,
    answerMails,
    jobPostMails,
    replyMails,
    messageMails,
    reportMails,
    interviewMails,
    companyInterviewMails,
    savedSearchMails,
    notificationMails,
  ]
  expect(areas.flatMap((area) => Object.keys(area)).toSorted()).toEqual(Object.keys(mailCatalogue).toSorted())
})

test('a mail as it reads', () => {
  expect(renderMail({ kind: 'deletion-requested', data: samples['deletion-requested'][0] }, site).text)
    .toBe(`みちしるべのアカウントの削除を受け付けました。

削除の予定: 2026年11月29日 0:04 以降

それまでは、設定のページから取り消せます。

設定のページを開く
${origin}/config

心当たりがない場合は、すぐに削除を取り消し、パスワードを再設定してください。

パスワードを再設定する
${origin}/login/password-forget

──────────────────────────
みちしるべ
${origin}
このメールは送信専用のアドレスから自動でお送りしています。ご返信いただいてもお答えできません。
`)
})

test('a mail that waited since before it said of which kind its ad is goes out as it did', () => {
  const data: MailData['application-viewed'] = JSON.parse(
    JSON.stringify({ ...ofKind, jobPostKind: undefined }),
  )
  expect(data).not.toHaveProperty('jobPostKind')
  const kind = 'application-viewed'
  expect(renderMail({ kind, data }, site)).toEqual(renderMail({ kind, data: ofKind }, site))
})

test('a company is led to the applicant, and to the interviews of tomorrow', () => {
  const [chosen] = samples['interview-company']
  const [tomorrow] = samples['interview-tomorrow-company']
  expect(renderMail({ kind: 'interview-company', data: chosen }, site).text).toContain(
    `${origin}/company/jobpost?company=${ownAd.companyId}&view=applicants&application=${applied.applicationId}\n`,
  )
  expect(renderMail({ kind: 'interview-tomorrow-company', data: tomorrow }, site).text).toContain(
    `${origin}/company/jobpost?company=${ownAd.companyId}&view=interviews\n`,
  )
})

test('a company gets the same event for its calendars, named after the student, and taken out where it is off', () => {
  const events = samples['interview-company'].map((data) => {
    const calendar = renderCalendar({ kind: 'interview-company', to: 'recruiter@example.com', data }, site)
    if (calendar === null) return [data.did, null]
    const [event] = new ICAL.Component(ICAL.parse(calendar.text) as never).getAllSubcomponents('vevent')
    const value = (name: string) => String(event?.getFirstPropertyValue(name))
    expect(value('uid')).toContain(`interview-${interviewEvent.interviewId}@`)
    expect(value('summary')).toBe('一次面接：山田 花子 さん')
    expect(value('url')).toContain('view=applicants')
    expect(event?.getAllProperties('attendee').map((each) => each.getFirstValue())).toEqual([
      'MAILTO:recruiter@example.com',
    ])
    return [data.did, calendar.method]
  })
  expect(events).toEqual([
    ['booked', 'REQUEST'],
    ['changed', 'REQUEST'],
    ['released', 'CANCEL'],
    ['asked', null],
    ['moved', 'REQUEST'],
    ['cancelled', 'CANCEL'],
    ['ended', 'CANCEL'],
    ['withdrawn', 'CANCEL'],
    ['assigned', 'REQUEST'],
    ['unassigned', 'CANCEL'],
  ])
  const data = { ...ofCompany, did: 'booked' as const, calendar: 'without' as const }
  expect(renderCalendar({ kind: 'interview-company', to: 'recruiter@example.com', data }, site)).toBeNull()
})

test('a company is told the reason where there is one', () => {
  const [approved, rejected] = samples['company-review'].map(
    (data) => renderMail({ kind: 'company-review', data }, site).text,
  )
  expect(rejected).toContain('理由は次のとおりです。\n\n> 登記が確認できません。\n> 書類をお送りください。')
  expect(approved).not.toContain('理由')
})

test('the operator is told whether anybody gets such a mailbox, and owners why their name was refused', () => {
  const [own, free] = samples['company-registered'].map(
    (data) => renderMail({ kind: 'company-registered', data }, site).text,
  )
  expect(own).toContain('メールのドメイン: example.co.jp\n')
  expect(free).toContain('メールのドメイン: example.co.jp（フリーメール）\n')
  expect(free).toContain('法人番号: なし（個人事業主）\n')
  const [approved, rejected] = samples['company-rename-decided'].map(
    (data) => renderMail({ kind: 'company-rename-decided', data }, site).text,
  )
  expect(approved).not.toContain('理由')
  expect(rejected).toContain('理由は次のとおりです。\n\n> 登記を\n> 確認できません。')
  const [numberWaits, nameWaits] = samples['company-rename-asked'].map(
    (data) => renderMail({ kind: 'company-rename-asked', data }, site).text,
  )
  expect(numberWaits).toContain('この会社の新しい求人は掲載されません')
  expect(nameWaits).not.toContain('掲載されません')
})

test('a digest names its ads with why they are in it, counts the others, and is stopped by its link', () => {
  const [few, many] = samples['saved-search-digest'].map((data) =>
    renderMail({ kind: 'saved-search-digest', data }, site),
  )
  expect(few?.subject).toBe('【みちしるべ】「東京都の求人」に新しい求人が1件あります')
  expect(few?.text).toContain(
    `法人営業の総合職\n${origin}/jobpost/${digest.ads[0]?.id}\n\n企業: みらい商事\n条件: 新卒採用／東京都渋谷区／月給 25万円〜\n届いた理由: 東京都、土日休み\n`,
  )
  expect(few?.text).toContain(`${origin}/jobpost?prefecture=13&sort=newest\n`)
  expect(few?.text).not.toContain('このほかに')
  expect(many?.text).toContain('このほかに12件あります。')
  expect([few?.unsubscribe, many?.unsubscribe]).toEqual([origin + stopLink, origin + stopLink])
  expect(renderMail({ kind: 'saved-search-full', data: {} }, site).unsubscribe).toBeUndefined()
})

test('what waited is told kind by kind, one line for each thing, the others counted', () => {
  const [many, one] = samples['notification-digest'].map((data) =>
    renderMail({ kind: 'notification-digest', data }, site, { topic: 'digest', href: stopLink }),
  )
  expect(many?.subject).toBe('【みちしるべ】お知らせが22件あります')
  expect(many?.text).toContain(
    `■ 応募への返信\n\nこころみから面接のご案内が届きました（ほか2件）\n${origin}/mypage?tab=applications\n\n「法人営業の総合職」は見送りとなりました\n`,
  )
  expect(many?.text).toContain('ほか2件のお知らせがあります。')
  expect(many?.html).toMatch(/<h2 [^>]+>応募への返信<\/h2>/)
  expect(one?.text).not.toContain('ほか')
  expect(one?.unsubscribe).toBe(origin + stopLink)
  expect(one?.text).toContain(`このメールの受け取りを変える・停止する\n${origin}${stopLink}\n`)
})

test('a mail that says itself how it is stopped does so once', () => {
  const [data] = samples['saved-search-digest']
  const stop = { topic: 'saved_search', href: '/mail/other' } as const
  const mail = renderMail({ kind: 'saved-search-digest', data }, site, stop)
  expect(mail.unsubscribe).toBe(origin + stopLink)
  expect(mail.text).not.toContain('/mail/other')
})

test('the acknowledgement repeats nothing that was typed, and says why, unless it is to the sender’s own address', () => {
  const typed = samples['contact-message'][0]
  const { text, html } = renderMail({ kind: 'contact-acknowledgement', data: typed }, site)
  for (const part of [typed.name, typed.email, '三行目です。']) expect(text + html).not.toContain(part)
  expect(text).toContain('このメールには載せていません')
  expect(text).toMatch(/受付番号: [A-Z]{8}$/m)
  const own = renderMail({ kind: 'contact-acknowledgement', data: { ...receipt, ownBody: typed.body } }, site)
  expect(own.text).toContain('三行目です。')
  expect(own.text).not.toContain('このメールには載せていません')
})

const hostile = `"'><script>alert(1)</script>&amp;\u202egnp\u2066\u200f\u0000\u0007\u2028偽の行\r\n──────`
const inert = `"'><script>alert(1)</script>&amp;gnp`

/** Every block with something in each of its places. */
const blocks = (value: string) =>
  ({
    paragraph: { kind: 'paragraph', text: value },
    heading: { kind: 'heading', text: value },
    button: { kind: 'button', words: value, href: `/config?x=${value}` },
    link: { kind: 'link', words: value, href: `/config?x=${value}` },
    address: { kind: 'address', words: value, email: `${value}@example.com` },
    facts: { kind: 'facts', facts: [{ label: value, value }] },
    quotation: { kind: 'quotation', text: value },
    note: { kind: 'note', text: value },
  }) as const satisfies { [Kind in MailBlock['kind']]: MailBlock & { kind: Kind } }

describe('a hostile value', () => {
  test.each(Object.values(blocks(hostile)))('stays inert in a $kind', (block) => {
    const mail = renderDocument({ subject: hostile, blocks: [block] }, site)
    const html = readHtml(mail.html)
    expect(mail.subject).toBe(`【みちしるべ】${inert} 偽の行 ──────`)
    expect(html.mistakes).toEqual([])
    expect(html.names).not.toContain('script')
    expect(mail.html).toContain('&quot;&#39;&gt;&lt;script&gt;')
    expect(html.shown).toContain(inert)
    expect(mail.text).toContain(inert)
    // Nothing of it begins a line as if the site had written it.
    expect(mail.text).not.toMatch(/^偽の行/m)
    expect(mail.text.match(/^──/gm)).toHaveLength(1)
    checkMail({ ...mail, to: 'student@example.com', messageId: '<1@jobs.example>' })
    for (const part of [mail.text, mail.html])
      expect(part).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
  })

  test('adds no headers to an answer', () => {
    const email = 'a?bcc=b&subject=c%0a@example.com'
    const { html } = renderDocument({ subject: 's', blocks: [{ kind: 'address', words: 'w', email }] }, site)
    const [address = ''] = readHtml(html).links
    expect(new URL(address).search).toBe('')
    expect(decodeURIComponent(address)).toBe(`mailto:${email}`)
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'http://jobs.example/',
  'https://jobs.example@evil.example/',
  'https://jobs.example.evil.example/',
  'https://someone@jobs.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('no mail leads to %s', (href) => {
  for (const kind of ['link', 'button'] as const)
    expect(() => renderDocument({ subject: 's', blocks: [{ kind, words: 'w', href }] }, site)).toThrow(
      'own site',
    )
})
