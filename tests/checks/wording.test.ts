import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the pages, mails and texts of the site say; the demo's ads, the rules about ads, what companies write in them, and the words of searches speak of other things that are run. */
const files = globSync(['src/**/*.{astro,ts,tsx}', 'content/**/*.md']).filter(
  (file) =>
    !/\.test\.tsx?$|backend\/seed\/|domain\/(?:legal|tables)\/|contract\/legal\/statements\/|codes\/occupations|^content\/articles\//.test(
      file,
    ),
)

/** What only students and guests read; pages of companies, and what an ad says, speak of 会社. */
const ofStudents = files.filter((file) =>
  /components\/(analytics|apply|searches)\/|questionnaires\/|interviews\/own-|messages\/desks|messages\/message-words|company-directory|company-filters|contact\/report|scripts\/suggest/.test(
    file,
  ),
)

/** As `text`, with the line: what tells where it stands. */
const found = (pattern: RegExp, among = files): string[] =>
  among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

describe('one word for one thing', () => {
  it('looks at what the site says', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(found(/運営者/).length).toBeGreaterThan(50)
  })

  it('calls whoever runs the site 運営者', () => {
    // Not the name of the demo's operator, or of its account.
    expect(found(/(?<!デモ)運営(?!者|する|し|会社|事務局)/)).toEqual([])
  })

  it('calls a company 企業 where students read', () => {
    expect(ofStudents.length).toBeGreaterThan(50)
    expect(found(/会社(?!名)/, ofStudents)).toEqual([])
  })
})
