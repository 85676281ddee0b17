import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { readDelay } from '#server/backend/database/read-replica.ts'
import { hasSharedPlace, isSharedPlace } from '#server/backend/files/shared-place.ts'
import type { Finding } from '#server/backend/operator/commands.ts'
import type { ProjectAnswer } from '#server/auth/identity/project-settings.ts'
import { judgeProject } from '#server/domain/identity-project.ts'
import { createFilePlace, type FilePlace } from '#server/composition/files.ts'
import { newId } from '#server/platform/ids.ts'
import type { Config } from '#server/platform/config.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { Versions } from '#server/services/files/bucket/bucket-versions.ts'

const good = (words: string, japanese: string): Finding => ({ verdict: 'good', words, japanese })
const unknown = (words: string, japanese: string): Finding => ({ verdict: 'unknown', words, japanese })
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

/** What a place of files does with a file of the doctor's. */
const tryFiles = async ({ store, name }: FilePlace): Promise<Finding> => {
  const id = newId()
  const bytes = Buffer.from('The doctor looks whether files can be kept here.')
  try {
    await store.put(id, bytes)
    const kept = await store.open(id)
    const pieces: Uint8Array[] = []
    for await (const piece of kept?.bytes ?? []) pieces.push(piece)
    await store.remove(id)
    if (!Buffer.concat(pieces).equals(bytes))
      return wrong(
        `Files: ${name} gave back other bytes than it was given.`,
        `ファイル：${name} から読んだ内容が、書いた内容と違います。`,
      )
    return (await store.open(id)) === null
      ? good(
          `Files: ${name} keeps, gives back and removes.`,
          `ファイル：${name} に書き、読み、消すことができます。`,
        )
      : wrong(`Files: ${name} does not remove.`, `ファイル：${name} から消せません。`)
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    return wrong(
      `Files: ${name} can’t be used: ${because}.`,
      `ファイル：${name} を使えません（${because}）。`,
    )
  }
}

const tellVersions = (name: string, versions: Versions): Finding => {
  if (versions === 'off')
    return good(
      `Files: ${name} keeps nothing that was removed.`,
      `ファイル：${name} には、消したものが残りません。`,
    )
  return versions === 'on'
    ? wrong(
        `Files: ${name} keeps earlier versions: what people delete stays there. Suspend versioning and remove them.`,
        `ファイル：${name} には以前の版が残り、利用者が消したものも消えません。版の管理を止めて、残った版を消してください。`,
      )
    : unknown(
        `Files: ${name} does not say whether it keeps earlier versions. What people delete must not stay there.`,
        `ファイル：${name} が以前の版を残すかどうかを調べられませんでした。利用者が消したものが残らないようにしてください。`,
      )
}

const examineFiles = async (
  { client, database }: DatabaseHandle,
  place: FilePlace,
): Promise<readonly Finding[]> => {
  const tried = await tryFiles(place)
  const { mark, name, versions } = place
  const found =
    versions === null ? [tried] : [tried, tellVersions(name, await versions().catch(() => 'unknown'))]
  if (client.kind === 'pglite') return found
  // Looking must not decide it. Before the migrations there is nowhere to look.
  if (!(await hasSharedPlace(database).catch(() => false)))
    return [
      ...found,
      good(
        'Files: no node has said yet which place is the one of all.',
        'ファイル：共有の置き場所は、まだ登録されていません。',
      ),
    ]
  // A place that can't be read is not the shared one either.
  const isShared = await isSharedPlace(database, mark).catch(() => false)
  return [
    ...found,
    isShared
      ? good(
          `Files: ${name} is the place of all nodes.`,
          `ファイル：${name} は、すべてのノードが共有する置き場所です。`,
        )
      : wrong(
          `Files: ${name} is not the place that the other nodes share, or can’t be used.`,
          `ファイル：${name} は、ほかのノードと共有する置き場所ではないか、使えません。`,
        ),
  ]
}

const examineReplica = async (
  { replicaUrl }: Config,
  { beside }: DatabaseHandle,
): Promise<readonly Finding[]> => {
  if (replicaUrl === null) return []
  const behind = await readDelay(replicaUrl, beside).catch(() => null)
  return [
    behind === null
      ? wrong(
          'Replica: does not answer, or is no standby; everything is read from the database.',
          'レプリカ：答えないか、待機系ではありません。すべてデータベースから読んでいます。',
        )
      : good(
          `Replica: follows, ${behind} bytes of the log behind.`,
          `レプリカ：追いついています（ログの遅れ ${behind} バイト）。`,
        ),
  ]
}

const examineLimits = async ({ limits }: Config): Promise<readonly Finding[]> => {
  if (limits.kind === 'database') return []
  const { openRedis } = await import('#server/services/limits/redis.ts')
  const log = createLogTo({ write: () => {} }, 'silent')
  const redis = await openRedis(limits.url, { now: () => performance.now(), log })
  const answer = await redis.ask((client) => client.ping())
  redis.close()
  return [
    answer === null
      ? wrong(
          'Limits: Redis does not answer, or not to this user; the database and each node count.',
          '回数の制限：Redis が答えないか、この利用者では使えません。データベースと各ノードが数えます。',
        )
      : good(
          'Limits: Redis answers and counts for all nodes.',
          '回数の制限：Redis が、すべてのノードの分を数えています。',
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
    ...(await examineReplica(config, handle)),
    ...(await examineFiles(handle, createFilePlace(config))),
    ...(await examineLimits(config)),
    ...(await examineIdentity(config)),
  ]
}
