import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { textsOf } from '#contract/testing/input-bounds.ts'
import { procedures } from './procedures.ts'

/** Longer than anything that is read of an input. */
const far = 'あ'.repeat(400_000)

test('texts are found', () => {
  expect(procedures.flatMap(({ input }) => textsOf(input)).length).toBeGreaterThan(100)
})

test.each(procedures.map(({ name, input }) => ({ name, input })))(
  '$name bounds each text that it reads',
  ({ input }) => {
    const unbounded = textsOf(input).filter(([, schema]) => safeParse(schema, far).success)
    expect(unbounded.map(([path]) => path)).toEqual([])
  },
)
