// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedInScript } from './signed-in-inline.ts'

const { dataset } = document.documentElement
let frames: FrameRequestCallback[] = []
const nextFrame = () => {
  const due = frames
  frames = []
  for (const call of due) call(0)
}
/** The script as it stands in the head, on a page that was come to in one way. */
const run = (type: NavigationTimingType | null) => {
  const entries = type === null ? [] : [{ type } as PerformanceNavigationTiming]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call))
  runInThisContext(signedInScript)
}
beforeEach(() => {
  frames = []
  delete dataset['whole']
  delete dataset['signedIn']
})

test.each(['navigate', null] as const)(
  'a page that was opened (%s) is laid out whole once it has come and was painted',
  (type) => {
    run(type)
    nextFrame()
    expect(dataset['whole']).toBeUndefined()
    window.dispatchEvent(new Event('load'))
    expect(dataset['whole']).toBeUndefined()
    // The frame that it has come in is painted after what was asked for before it.
    nextFrame()
    expect(dataset['whole']).toBeUndefined()
    nextFrame()
    expect(dataset['whole']).toBe('')
  },
)

test.each(['reload', 'back_forward'] as const)('one that was come back to (%s) is so at once', (type) => {
  run(type)
  expect(dataset['whole']).toBe('')
})
