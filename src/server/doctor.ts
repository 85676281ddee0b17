import path from 'node:path'
import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { hasSharedFolder, isSharedFolder } from '#server/backend/files/shared-folder.ts'
import type { Finding } from '#server/backend/operator/commands.ts'
import type { ProjectAnswer } from '#server/auth/identity/project-settings.ts'
import { judgeProject } from '#server/domain/identity-project.ts'
import type { Config } from '#server/platform/config.ts'

const good = (words: string, japanese: string): Finding => ({ verdict: 'good', words, japanese })
const wrong = (words: string, japanese: string): Finding => ({ verdict: 'wrong', words, japanese })

const factorKinds = { company: '会社の担当者', admin: '運営者' } as const satisfies Record<
  Config['site']['factorPolicy'][number],
  string
>

const examineDatabase = async (handle: DatabaseHandle): Promise<readonly Finding[]> => {
  await handle.ping()
  const missing = await missingMigrations(handle, await readMigrations())
  return [
    good('Database: answers.', 'データベース：応答しています。'),
    missing.length === 0
      ? good('Migrations: all applied.', 'データベースの移行：すべて済んでいます。')
      : wrong(
          `Migrations: the next start applies ${missing.join(', ')}.`,
          `データベースの移行：次の起動のときに適用されます（${missing.join('、')}）。`,
        ),
  ]
}

const examineFiles = async (
  { client, database }: DatabaseHandle,
  { filesDir }: Config,
): Promise<readonly Finding[]> => {
  if (client.kind === 'pglite') return []
  // Looking must not decide it. Before the migrations there is nowhere to look.
  if (!(await hasSharedFolder(database).catch(() => false)))
    return [
      good(
        'Files: no node has said yet which folder is the one of all.',
        'ファイル：共有の置き場所は、まだ登録されていません。',
      ),
    ]
  const folder = path.resolve(filesDir)
  // A folder that can't be read is not the shared one either.
  const isShared = await isSharedFolder(database, folder).catch(() => false)
  return [
    isShared
      ? good(
          `Files: ${folder} is the folder of all nodes.`,
          `ファイル：${folder} は、すべてのノードが共有する置き場所です。`,
        )
      : wrong(
          `Files: ${folder} is not the folder that the other nodes share, or can’t be written.`,
          `ファイル：${folder} は、ほかのノードと共有する置き場所ではないか、書き込めません。`,
        ),
  ]
}

/** What a Firebase project answered, held against what the site needs. */
export const reportProject = (
  projectId: string,
  answer: ProjectAnswer,
  site: { origin: string },
): readonly Finding[] => {
  if (answer.kind === 'unreachable')
    return [
      wrong(
        `Firebase project ${projectId}: could not be asked, ${answer.words}.`,
        `Firebase のプロジェクト ${projectId}：問い合わせできませんでした（${answer.words}）。`,
      ),
    ]
  return judgeProject(answer.project, site).map(({ check, verdict, words, japanese }) => ({
    verdict,
    words: `Firebase project ${projectId}, ${check}: ${verdict === 'unknown' ? 'unknown, ' : ''}${words}.`,
    japanese: `Firebase のプロジェクト ${projectId}、${japanese.check}：${japanese.words}。`,
  }))
}

const examineIdentity = async ({ identity, site }: Config): Promise<readonly Finding[]> => {
  if (identity.kind !== 'firebase')
    return [
      good(
        'Firebase project: there is none, an emulator vouches for people. What only a project has can’t be checked here.',
        'Firebase のプロジェクト：ありません。ログインはエミュレーターが確かめます。プロジェクトにしかない設定は、ここでは調べられません。',
      ),
    ]
  // firebase-admin takes a while to load, and the other commands do without.
  const { readIdentityProject, serviceAccountToken } =
    await import('#server/auth/identity/project-settings.ts')
  const { projectId } = identity
  const answer = await readIdentityProject({ projectId, accessToken: serviceAccountToken })
  return [
    ...reportProject(projectId, answer, site),
    good(
      'By hand: SMS quota and budget alert, limits of the API key, a sign-in with a real phone.',
      '手で確かめること：SMSの上限と予算の通知、APIキーの制限、実際の電話でのログイン。',
    ),
  ]
}

/** Everything an operator can be told about a site before it opens. Throws when the database doesn't answer. */
export const examineSite = async (handle: DatabaseHandle, config: Config): Promise<readonly Finding[]> => {
  const { site, identity, mail } = config
  const { factorPolicy } = site
  const asked = factorPolicy.length === 0 ? 'nobody' : factorPolicy.join(' and ')
  const people = factorPolicy.map((kind) => factorKinds[kind]).join('と')
  return [
    good(
      `Configuration: good. Site ${site.origin}, identity ${identity.kind}, mail ${mail.kind}.`,
      `設定：問題ありません。サイト ${site.origin}、ログイン ${identity.kind}、メール ${mail.kind}。`,
    ),
    good(
      `Second factor: asked of ${asked}.`,
      `2段階認証：${people === '' ? 'だれにも求めていません' : `${people}に求めています`}。`,
    ),
    ...(await examineDatabase(handle)),
    ...(await examineFiles(handle, config)),
    ...(await examineIdentity(config)),
  ]
}
