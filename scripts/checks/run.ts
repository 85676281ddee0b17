/** `node scripts/checks/run.ts <name>…`: runs our own checks; `client-bundle` and `server-bundle` read what the build wrote. */
import path from 'node:path'
import { findServerCodeInClient } from './client-bundle.ts'
import { findStaleDocumentation } from './documentation.ts'
import { findForbiddenImports } from './imports.ts'
import { findLeftovers } from './leftovers.ts'
import { findSlowPatterns } from './linear-patterns.ts'
import { findLooseVersions } from './pinned-versions.ts'
import { findBarePostForms } from './post-forms.ts'
import { findRetiredWords } from './retired-words.ts'
import { findUnfinishedServer } from './server-bundle.ts'
import { findUnlistedPackages } from './supply-chain.ts'

const checks = new Map<string, (root: string) => string[] | Promise<string[]>>([
  ['leftovers', findLeftovers],
  ['imports', findForbiddenImports],
  ['pinned-versions', findLooseVersions],
  ['supply-chain', findUnlistedPackages],
  ['documentation', findStaleDocumentation],
  ['post-forms', findBarePostForms],
  ['retired-words', findRetiredWords],
  ['linear-patterns', findSlowPatterns],
  ['client-bundle', findServerCodeInClient],
  ['server-bundle', findUnfinishedServer],
])

const root = path.resolve(import.meta.dirname, '../..')
for (const name of process.argv.slice(2)) {
  const problems = (await checks.get(name)?.(root)) ?? [
    `no such check; there are ${[...checks.keys()].join(', ')}`,
  ]
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
