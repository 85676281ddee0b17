import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../scripts/generate/files.ts'

test('what is written from the tables of the contract is up to date; else npm run generate', async () => {
  const files = await generatedFiles()
  const written = files.map(async ({ file }) => ({ file, text: await readFile(file, 'utf8') }))
  expect(await Promise.all(written)).toEqual(files)
})
