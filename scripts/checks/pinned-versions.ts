import { readFileSync } from 'node:fs'
import path from 'node:path'

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

type Manifest = Partial<Record<(typeof groups)[number], Record<string, string>>>

const read = (root: string, name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

/** Every version is exact, and the lock file says the same as package.json and holds an integrity hash for each package. */
export const findLooseVersions = (root: string): string[] => {
  const manifest: Manifest = read(root, 'package.json')
  const lock: { packages: Record<string, Manifest & { integrity?: string; link?: boolean }> } = read(
    root,
    'package-lock.json',
  )
  const wanted = groups.flatMap((group) =>
    Object.entries(manifest[group] ?? {}).map((entry) => ({ group, entry })),
  )

  const loose = wanted
    .filter(({ entry: [, version] }) => !exact.test(version))
    .map(({ entry: [name, version] }) => `package.json: ${name} is ${version}, not an exact version`)
  const drifted = wanted
    .filter(({ group, entry: [name, version] }) => lock.packages['']?.[group]?.[name] !== version)
    .map(({ entry: [name] }) => `package-lock.json: ${name} differs from package.json; run npm install`)
  const unsealed = Object.entries(lock.packages)
    .filter(([name, { integrity, link }]) => name !== '' && link !== true && integrity === undefined)
    .map(([name]) => `package-lock.json: ${name} has no integrity hash`)
  return [...loose, ...drifted, ...unsealed]
}
