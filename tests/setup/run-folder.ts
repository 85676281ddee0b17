import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder that all test processes of the project share, removed after them. */
    runFolder: string
  }
}

/** A globalSetup: a process that Vitest ends by a signal removes nothing itself. */
export const setup = (project: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
  project.provide('runFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
