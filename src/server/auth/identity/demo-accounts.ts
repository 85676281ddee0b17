import type { AccountKind } from '#contract/account.ts'
import type { EmulatorAccount } from './emulator-protocol.ts'

/** The project of the embedded provider: names beginning with `demo-` never reach a real one. */
export const embeddedProject = { projectId: 'demo-michishirube', apiKey: 'demo-key' } as const

const password = 'Demo-pass-2026'

/** Accounts of embedded mode. Their uids are fixed, so that demo data can belong to them. */
export const demoAccounts = [
  { uid: 'demo-student', email: 'student@example.com', password, displayName: 'デモ学生', kind: 'student' },
  {
    uid: 'demo-student-2',
    email: 'student2@example.com',
    password,
    displayName: 'デモ学生2',
    kind: 'student',
  },
  { uid: 'demo-company', email: 'company@example.com', password, displayName: 'デモ企業', kind: 'company' },
  {
    uid: 'demo-recruiter',
    email: 'recruiter@example.com',
    password,
    displayName: 'デモ採用担当',
    kind: 'company',
  },
  { uid: 'demo-viewer', email: 'viewer@example.com', password, displayName: 'デモ閲覧', kind: 'company' },
  { uid: 'demo-owner', email: 'owner@example.com', password, displayName: 'デモ管理者', kind: 'company' },
  { uid: 'demo-admin', email: 'admin@example.com', password, displayName: 'デモ運営', kind: 'admin' },
] as const satisfies readonly (EmulatorAccount & { kind: AccountKind })[]
