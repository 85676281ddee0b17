import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/platform/free-port.ts'

/** Where Google's Debian package google-cloud-cli-firestore-emulator puts the official emulator, which needs Java 17. */
const packaged = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const rules = fileURLToPath(new URL('../../../../../firestore.rules', import.meta.url))

export type FirestoreEmulator = { host: string; projectId: string; close: () => Promise<void> }

/** The official emulator's JAR; null: it is not on this machine, and nothing is fetched for it. */
export const firestoreEmulatorJar = (): string | null => (existsSync(packaged) ? packaged : null)

/** Starts it with the rules of the repository on a free port of loopback; rejects when it ends before it serves. */
export const startFirestoreEmulator = async (jar: string): Promise<FirestoreEmulator> => {
  const port = await freePort()
  const projectId = 'demo-michishirube'
  const child = spawn(
    'java',
    [
      '-Xmx256m',
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--project_id=${projectId}`,
      `--rules=${rules}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const serving = Promise.withResolvers<void>()
  let said = ''
  const read = (chunk: Buffer) => {
    said += chunk.toString('utf8')
    if (said.includes('Dev App Server is now running')) serving.resolve()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const gone = ended.then(() => {
    throw new Error(`The Firestore emulator ended: ${said}`)
  })
  await Promise.race([serving.promise, gone])
  gone.catch(() => {})
  return {
    host: `127.0.0.1:${port}`,
    projectId,
    close: async () => {
      child.kill()
      await ended
    },
  }
}
