import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/checks/walk.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('no field cuts what is typed or pasted', () => {
  const found = sourceFiles(root)
    .filter((file) => file.startsWith('src/') && ['.astro', '.tsx'].includes(path.extname(file)))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return ['maxlength', 'maxLength'].some((name) =>
        [`${name}=`, `${name}:`].some((use) => text.includes(use)),
      )
    })
  expect(found).toEqual([])
})
