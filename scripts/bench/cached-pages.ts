import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/platform/free-port.ts'
import { load, type Load } from './load.ts'
import { startServer, type ServerProcess } from './server-process.ts'

type Measured = { cpuMicroseconds: number; perSecond: number; p99: number }

export type CachedPage = {
  page: string
  bytes: number
  /** Medians over the rounds. */
  bare: Measured
  host: Measured
  /** Bare CPU time through the host's, and the host's p99 through bare's: 1 is as lean as bare. */
  ratio: number
  p99Ratio: number
}

const rounds = 5
const roundSeconds = 2

/** Kept pages of the host against bare node:http with the same head and body, alternating. The host writes its access log. */
export const benchCachedPages = async (
  host: ServerProcess,
  pages: readonly { name: string; path: string }[],
  folder: string,
): Promise<CachedPage[]> => {
  const results: CachedPage[] = []
  for (const page of pages) {
    const { head, body } = await packedAnswer(host.port, page.path)
    const bodyFile = path.join(folder, `${page.name}.br`)
    const headFile = path.join(folder, `${page.name}.json`)
    await writeFile(bodyFile, body)
    await writeFile(headFile, JSON.stringify(head))
    const port = await freePort()
    const bare = await startServer({
      script: fileURLToPath(new URL('bare-server.ts', import.meta.url)),
      port,
      env: { BARE_PORT: String(port), BARE_BODY: bodyFile, BARE_HEAD: headFile },
      logFile: path.join(folder, `bare-${page.name}.log`),
      readyPath: '/',
    })
    try {
      results.push({ page: page.name, bytes: body.length, ...(await alternate(host, bare, page.path)) })
    } finally {
      await bare.stop()
    }
  }
  return results
}

const alternate = async (host: ServerProcess, bare: ServerProcess, address: string) => {
  // Both are compiled hot before anything counts.
  await load(bare, '/', 1)
  await load(host, address, 1)
  const bareLoads: Load[] = []
  const hostLoads: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareLoads.push(await load(bare, '/', roundSeconds))
    hostLoads.push(await load(host, address, roundSeconds))
  }
  const measured = { bare: summary(bareLoads), host: summary(hostLoads) }
  return {
    ...measured,
    ratio: measured.bare.cpuMicroseconds / measured.host.cpuMicroseconds,
    p99Ratio: measured.host.p99 / measured.bare.p99,
  }
}

const summary = (loads: readonly Load[]): Measured => ({
  cpuMicroseconds: median(loads.map((each) => each.cpuMicroseconds / each.requests)),
  perSecond: median(loads.map((each) => each.requests / each.seconds)),
  p99: median(loads.map((each) => each.p99)),
})

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Set by node:http itself. */
const own: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive'])

/** Names and values in turn, and the packed body. */
const packedAnswer = async (port: number, address: string): Promise<{ head: string[]; body: Buffer }> => {
  // fetch unpacks by itself, so the bytes are taken with a plain request.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'br' }
    request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { rawHeaders: raw } = response
          const head = raw.filter((_, at) => !own.has((raw[at - (at % 2)] ?? '').toLowerCase()))
          if (response.statusCode === 200) resolve({ head, body: Buffer.concat(chunks) })
          else reject(new Error(`${address} answered ${response.statusCode}`))
        })
    })
      .on('error', reject)
      .end()
  })
}
