import { expect, test } from 'vitest'
import { resumeGaps } from './resume-gaps.ts'
import { usualProfile } from './testing/profiles.ts'

const gaps = (changed: Partial<typeof usualProfile>) =>
  resumeGaps({ ...usualProfile, ...changed }, '2026-11-22').missing

test('what cannot be printed is told wherever it was written, each letter once', () => {
  expect(gaps({})).toEqual([])
  expect(gaps({ familyName: '曉', givenName: '𤭢', motivation: '𤭢と申します😀' })).toEqual(['𤭢', '😀'])
  expect(gaps({ education: [{ from: '2020-04', until: null, text: '𤭢高等学校' }] })).toEqual(['𤭢'])
  expect(gaps({ certificates: ['😀検定'] })).toEqual(['😀'])
})

test.each(['张伟华', '김민수', 'ธนพร', 'Nguyễn', 'Юлія'])('%s is printed', (familyName) => {
  expect(gaps({ familyName })).toEqual([])
})

test('a selected form of a letter that is not printed is told, each once', () => {
  const name = { familyName: '葛\u{e0100}城', givenName: '葛\u{e0100}\u2603\ufe0f', motivation: '葛城' }
  expect(resumeGaps({ ...usualProfile, ...name }, '2026-11-22')).toMatchObject({
    usualForm: ['葛\u{e0100}'],
  })
  expect(resumeGaps(usualProfile, '2026-11-22')).toEqual({ missing: [], usualForm: [] })
  const missing = { ...usualProfile, familyName: '𤭢\u{e0100}' }
  expect(resumeGaps(missing, '2026-11-22').usualForm).toEqual([])
})
