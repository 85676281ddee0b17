/**
 * `npm run lock:complete`: adds to package-lock.json the platform packages that npm left out because the registry it was
 * run against does not list them. Without an entry for each, `npm ci` refuses the lock file on every platform. The
 * entries name version, system and processor only; npm downloads such a package just where both fit.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Lock, missingOptional } from './checks/pinned-versions.ts'

const file = path.resolve(import.meta.dirname, '../package-lock.json')

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'aix',
  'sunos',
  'netbsd',
  'openbsd',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'arm',
  'loong64',
  'mips64el',
  'wasm32',
]

/** System, processor and C library, read from a name such as `binding-linux-arm-musleabihf`. */
const platformOf = (name: string) => {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return { os, cpu, ...(libc.length > 0 && os.includes('linux') ? { libc } : {}) }
}

const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingOptional(lock)
for (const { parent, name, version, hoisted } of missing) {
  const { os, cpu, ...libc } = platformOf(name)
  if (cpu.length === 0)
    throw new Error(`${name}: its name tells no processor; add it to the lock file by hand`)
  const place = hoisted ? `node_modules/${name}` : `${parent}/node_modules/${name}`
  lock.packages[place] = {
    version,
    cpu,
    ...(lock.packages[parent]?.dev === true ? { dev: true } : {}),
    ...libc,
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
  console.log(`added ${place} ${version}`)
}
const sorted = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')),
)
if (missing.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${missing.length} entries added`)
