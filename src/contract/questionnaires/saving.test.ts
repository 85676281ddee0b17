import { expect, test } from 'vitest'
import { agreeSchema } from './saving.ts'

test.each([{}, { agreed: '' }, { agreed: 'on' }])('a consent is a tick, and %o has none', (input) => {
  const read = agreeSchema.safeParse(input)
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['AGREE'])
})
