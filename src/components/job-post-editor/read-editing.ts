import { actions, type ActionError } from 'astro:actions'
import type { AstroGlobal } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isOfSameSave, sentAgain, unchosenSide, type SaveAnswer } from '#contract/job-post-editing.ts'
import { jobPostFieldNames } from '#contract/job-post-fields.ts'
import { tooLongIn } from '#contract/job-post-size.ts'
import { mergeTyped, typedKind, type TypedJobPost } from '#contract/job-post-typed.ts'
import { routes } from '#contract/routes.ts'
import { templateWords } from './life-words.ts'
import { resolvedLate, restoreWords, saveStatuses, saveWords, unchosenWords } from './save-words.ts'
import { labelOf, problemWords } from '#browser/messages/job-post-labels.ts'

type Failed = {
  kind: 'failed'
  status: number
  faults: FormFaults
  /** What is wrong with fields, by their names in HTML. */
  words: Readonly<Record<string, string>>
  /** What the form shows: what is kept, with what was sent. */
  typed: (kept: TypedJobPost) => TypedJobPost
  /** What the form was made from; `fresh`: what one that begins now is made from. */
  version: (fresh: string) => string
  /** True: the person typed into another form meanwhile, and is asked which of them it shall be. */
  elsewhere: boolean
  /** What was chosen of two texts, by field, as far as both are those that were shown; `shown`: what the form is made from. */
  sides: (shown: string) => Readonly<Record<string, string>>
}

/** What a form of the editor that is no move of the ad led to. */
export type EditingAnswer = { kind: 'none' } | { kind: 'elsewhere'; to: string } | Failed

type Of = { companyId: string; id: string; kind: JobPostKind }

const failed = (status: number, failure: string | null, more: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  status,
  faults: { errors: [], failure },
  words: {},
  typed: (kept) => kept,
  version: (fresh) => fresh,
  elsewhere: false,
  sides: () => ({}),
  ...more,
})

const refused = (error: ActionError): Failed =>
  failed(error.status, null, { faults: readResult(error, { name: 'テンプレートの名前' }) })

/** Names of fields in the order of the form. */
const inOrder = (names: readonly string[]): string[] => {
  const places: readonly string[] = jobPostFieldNames
  const placeOf = (name: string) => places.indexOf(name.split('.')[0] ?? '')
  return names.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
}

/** A form of which fields are refused. */
const invalid = (words: Readonly<Record<string, string>>): Failed => {
  const errors = inOrder(Object.keys(words)).map((name) => ({ id: name, name, text: words[name] ?? '' }))
  return failed(400, null, { faults: { errors, failure: null }, words })
}

const versionAfter = (answer: SaveAnswer, sent: string, fresh: string): string => {
  if (answer === 'elsewhere') return sentAgain(sent, fresh)
  return answer === 'full' ? sent : fresh
}

/** The field that the person was at, as the end of an address; a form without scripts does not know it. */
const placeOf = (sent: readonly (readonly [string, string])[]): string => {
  const at = sent.find(([name]) => name === 'at')?.[1] ?? ''
  return /^[\w.-]{1,60}$/.test(at) ? `#${at}` : ''
}

const readSave = async (
  { getActionResult, request }: Pick<AstroGlobal, 'getActionResult' | 'request'>,
  { companyId, id, kind }: Of,
): Promise<EditingAnswer> => {
  const result = getActionResult(actions.jobPosts.save)
  if (result === undefined) return { kind: 'none' }
  const sent = [...(await request.clone().formData())].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const typed = (kept: TypedJobPost) => mergeTyped(kept, sent)
  const version = sent.find(([name]) => name === 'version')?.[1]
  const { data, error } = result
  const wordsOf = (problems: Parameters<typeof problemWords>[1]) =>
    problemWords(typedKind(typed({})) ?? kind, problems)
  if (error !== undefined) {
    const long = Object.entries(tooLongIn(typed({}))).map(([name, problem]) => ({ name, problem }))
    const failure = long.length > 0 ? invalid(wordsOf(long)) : refused(error)
    return { ...failure, typed, version: (fresh) => version ?? fresh }
  }
  const { answer, problems } = data
  if (answer === 'saved' || answer === 'unchanged')
    return { kind: 'elsewhere', to: `${routes.editJobPost(companyId, id)}&done=${answer}${placeOf(sent)}` }
  const { faults, words } = invalid(wordsOf(problems))
  return failed(saveStatuses[answer], null, {
    faults: { ...faults, failure: saveWords[answer] },
    words,
    typed: answer === 'conflict' ? (kept) => kept : typed,
    version: (fresh) => versionAfter(answer, version ?? fresh, fresh),
    elsewhere: answer === 'elsewhere',
  })
}

/** A conflict stays where a side of it was not chosen, or something else was saved since it was shown. */
const readResolve = async (
  { getActionResult, request }: Pick<AstroGlobal, 'getActionResult' | 'request'>,
  { kind }: Of,
): Promise<Failed | 'none' | 'done'> => {
  const result = getActionResult(actions.jobPosts.resolve)
  if (result === undefined) return 'none'
  const { data, error } = result
  if (data !== undefined) return data.conflicts.length === 0 ? 'done' : failed(409, resolvedLate)
  if (error.message !== unchosenSide) return refused(error)
  const form = await request.clone().formData()
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const fields = form.getAll('field').filter((field) => typeof field === 'string')
  const errors = fields
    .filter((field) => !['mine', 'theirs'].includes(textOf(`side.${field}`)))
    .map((name) => ({ id: `side-${name}`, name, text: unchosenWords(labelOf(kind, name)) }))
  const chosen = Object.fromEntries(fields.map((field) => [field, textOf(`side.${field}`)]))
  return failed(400, null, {
    faults: { errors, failure: null },
    sides: (shown) => (isOfSameSave(textOf('version'), shown) ? chosen : {}),
  })
}

/** Reads the result of the form that the page was sent, if any. */
export const readEditing = async (
  astro: Pick<AstroGlobal, 'getActionResult' | 'request'>,
  of: Of,
): Promise<EditingAnswer> => {
  const { getActionResult } = astro
  const here = routes.editJobPost(of.companyId, of.id)
  const done = (what: string): EditingAnswer => ({ kind: 'elsewhere', to: `${here}&done=${what}` })
  const resolved = await readResolve(astro, of)
  if (resolved !== 'none') return resolved === 'done' ? done('resolved') : resolved
  const discarded = getActionResult(actions.jobPosts.discardEdit)
  if (discarded !== undefined)
    return discarded.error === undefined ? done('discarded') : refused(discarded.error)
  const restored = getActionResult(actions.jobPosts.restore)
  if (restored !== undefined) {
    if (restored.error !== undefined) return refused(restored.error)
    const words = restoreWords[restored.data]
    return words === null ? done('restored') : failed(409, words)
  }
  const template = getActionResult(actions.jobPosts.saveTemplate)
  if (template !== undefined) {
    if (template.error !== undefined) return refused(template.error)
    const words = templateWords[template.data]
    return words === null ? done('template') : failed(409, words)
  }
  return readSave(astro, of)
}
