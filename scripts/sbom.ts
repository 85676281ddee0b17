/**
 * `npm run sbom`: writes what a production install consists of, by package-lock.json: `dist/sbom.cdx.json` (CycloneDX) and
 * `dist/licences.txt`, with the texts of the packages that are installed here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type LockedPackage = { name?: string; version?: string; license?: string; dev?: boolean }
type Manifest = {
  name: string
  devDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
}

const root = path.resolve(import.meta.dirname, '..')
const readJson = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

const { devDependencies = {}, overrides = {}, ...manifest }: Manifest = readJson('package.json')
const lock: { packages: Record<string, LockedPackage> } = readJson('package-lock.json')
const { '': own, ...locked } = lock.packages
const production = Object.entries(locked).filter(([, { dev }]) => dev !== true)

/** `npm sbom --omit=dev` leaves out what tools need too (pg, react), so npm is shown a repository without tools. */
const describePackages = (): string => {
  const work = mkdtempSync(path.join(tmpdir(), 'sbom-'))
  // npm takes the name of the site from its folder.
  const folder = path.join(work, manifest.name)
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  try {
    mkdirSync(folder)
    write('package.json', {
      ...manifest,
      overrides: Object.fromEntries(Object.entries(overrides).filter(([name]) => !(name in devDependencies))),
    })
    write('package-lock.json', {
      ...lock,
      packages: { '': { ...own, devDependencies: {} }, ...Object.fromEntries(production) },
    })
    return execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
  } finally {
    rmSync(work, { recursive: true })
  }
}

const licenceTexts = (place: string): string[] => {
  const folder = path.join(root, place)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim())
}

const describeLicences = (): string =>
  production
    .map(([place, { name, version, license = 'not told' }]) => {
      const title = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [`${title} ${version}: ${license}`, ...licenceTexts(place)].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)

const sbom = describePackages()
const { components }: { components: { name: string; version: string }[] } = JSON.parse(sbom)
const described = new Set(components.map(({ name, version }) => `${name}@${version}`))
const missing = production
  .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`)
  .filter((name) => !described.has(name))
if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}`)

mkdirSync(path.join(root, 'dist'), { recursive: true })
writeFileSync(path.join(root, 'dist/sbom.cdx.json'), sbom)
writeFileSync(path.join(root, 'dist/licences.txt'), `${describeLicences()}\n`)
console.log(`dist/sbom.cdx.json and dist/licences.txt: ${components.length} packages`)
