import { companyRoles } from '#contract/account.ts'
import type { FormProblem, FormProblems } from '#contract/job-post-form-reader.ts'
import { formProblems } from '#contract/job-post-form-reader.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import type { OtherEditor } from '#server/backend/job-post-editor/edit-rows.ts'
import type { EditConflict, JobPostEditor } from '#server/backend/job-post-editor/editor-view.ts'
import type { LastSave } from '#server/backend/job-post-editor/last-save.ts'
import type { OwnPlace } from '#server/backend/job-post-editor/own-places.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'

type TypedValue = { name: string; value: string }
type Problem = { name: string; problem: FormProblem }

export const typedValues = (typed: TypedJobPost): TypedValue[] =>
  Object.entries(typed).map(([name, value]) => ({ name, value }))
export const problemList = (problems: FormProblems): Problem[] =>
  Object.entries(problems).map(([name, problem]) => ({ name, problem }))

/** What an ad's editor is made of. */
export const addEditorTypes = (
  builder: Builder,
  enums: Enums,
  Finding: ReturnType<typeof addLegalFinding>,
) => {
  const ProblemKind = builder.enumType('FormProblemKind', { values: formProblems })
  const Role = builder.enumType('EditorRole', { values: companyRoles })
  const Value = builder.objectRef<TypedValue>('TypedValue').implement({
    description: 'What stands in a field of the form, by its name there.',
    fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
  })
  const FormProblemType = builder.objectRef<Problem>('FormProblem').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      problem: t.field({ type: ProblemKind, resolve: ({ problem }) => problem }),
    }),
  })
  const Other = builder.objectRef<OtherEditor>('OtherEditor').implement({
    description: 'Another member who has typed something that is not saved.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      role: t.field({ type: Role, resolve: ({ role }) => role }),
      since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
      keptAt: t.field({ type: 'DateTime', resolve: ({ keptAt }) => keptAt }),
    }),
  })
  const Save = builder.objectRef<LastSave>('LastSave').implement({
    description: 'role: null of nobody who is a member today; own: it was the caller, in another tab.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      role: t.field({ type: Role, nullable: true, resolve: ({ role }) => role }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      own: t.exposeBoolean('own'),
    }),
  })
  const Conflict = builder.objectRef<EditConflict>('EditConflict').implement({
    description: 'base: what both began with; mine: one’s own text; theirs: what is saved.',
    fields: (t) => ({
      field: t.exposeString('field'),
      base: t.field({ type: [Value], resolve: ({ base }) => typedValues(base) }),
      mine: t.field({ type: [Value], resolve: ({ mine }) => typedValues(mine) }),
      theirs: t.field({ type: [Value], resolve: ({ theirs }) => typedValues(theirs) }),
    }),
  })
  const Place = builder.objectRef<OwnPlace>('OwnPlace').implement({
    description: 'A place of work that the company has named before, by the parts of a row of the form.',
    fields: (t) => ({ parts: t.field({ type: [Value], resolve: (place) => typedValues(place) }) }),
  })
  const Editor = builder.objectRef<JobPostEditor>('JobPostEditor').implement({
    description: 'An ad while the caller writes it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      companyId: t.exposeID('companyId'),
      status: t.field({ type: enums.JobPostStatus, resolve: ({ status }) => status }),
      revision: t.exposeInt('revision'),
      typed: t.field({
        type: [Value],
        description: 'The caller’s working copy, with what others saved in fields that it left alone.',
        resolve: ({ typed }) => typedValues(typed),
      }),
      ownPlaces: t.field({
        type: [Place],
        description: 'Of the ads of the company, the last used first, and its head office.',
        resolve: ({ companyId }, _, { services }) => services.ownPlaces(companyId),
      }),
      saved: t.field({ type: [Value], resolve: ({ saved }) => typedValues(saved) }),
      version: t.exposeString('version', { description: 'Names what the form is made from.' }),
      begunAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Null: nothing is typed that is not saved.',
        resolve: ({ begunAt }) => begunAt,
      }),
      keptAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ keptAt }) => keptAt }),
      conflicts: t.field({ type: [Conflict], resolve: ({ conflicts }) => [...conflicts] }),
      problems: t.field({ type: [FormProblemType], resolve: ({ problems }) => problemList(problems) }),
      missing: t.stringList({
        description: 'Fields without which nothing is published.',
        resolve: ({ missing }) => [...missing],
      }),
      findings: t.field({ type: [Finding], resolve: ({ findings }) => [...findings] }),
      others: t.field({ type: [Other], resolve: ({ others }) => [...others] }),
      lastSave: t.field({
        type: Save,
        nullable: true,
        description: 'Who saved what the conflicts are with.',
        resolve: ({ lastSave }) => lastSave,
      }),
    }),
  })
  return { Editor, Finding, FormProblem: FormProblemType }
}

export type EditorTypes = ReturnType<typeof addEditorTypes>
