import { fileKinds, fileScans, fileTypes } from '#contract/codes/stored-file.ts'
import { fileDeletions, fileProblems } from '#contract/stored-file.ts'
import { limits } from '#contract/limits.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { OwnFile, StoredFileRow } from '#server/backend/files/stored-files.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { unusedUntil } from '#server/domain/file-room.ts'

const fresh = (file: StoredFileRow): OwnFile => ({ ...file, use: 'none' })

/** Files of students, and of members of companies for their messages: listing, and the way to read one. */
export const addFiles = (builder: Builder) => {
  const Kind = builder.enumType('FileKind', { values: fileKinds })
  const Type = builder.enumType('FileType', { values: fileTypes })
  const Scan = builder.enumType('FileScan', {
    values: fileScans,
    description: 'waiting: it is being looked at for malware; refused: nobody reads it.',
  })
  const Problem = builder.enumType('FileProblem', { values: fileProblems })
  builder.enumType('FileDeletion', {
    values: fileDeletions,
    description:
      'under_way: a company has it before it; missing: there is none of this id that is the caller’s.',
  })
  const StoredFile = builder.objectRef<OwnFile>('StoredFile').implement({
    description: 'A file of the caller’s own.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: Kind }),
      name: t.exposeString('name'),
      type: t.expose('type', { type: Type }),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      scan: t.expose('scan', { type: Scan }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      underWay: t.boolean({
        description:
          'It goes with an application that is under way, or with a message about one, and can’t be deleted.',
        resolve: ({ use }) => use === 'under way',
      }),
      deletionDueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it is deleted by itself, unless it is sent before; null: it was sent.',
        resolve: ({ use, createdAt }) => (use === 'none' ? unusedUntil(createdAt) : null),
      }),
    }),
  })
  builder.objectRef<Objects['UploadTicket']>('UploadTicket').implement({
    description: 'Leave to send one file, or why there is none.',
    fields: (t) => ({
      ticket: t.string({
        nullable: true,
        description: 'Good for one sending that begins within 15 minutes.',
        resolve: (answer) => (answer.kind === 'ticket' ? answer.ticket : null),
      }),
      problem: t.field({
        type: Problem,
        nullable: true,
        resolve: (answer) => (answer.kind === 'refused' ? answer.problem : null),
      }),
    }),
  })
  builder.objectRef<Objects['FinishedUpload']>('FinishedUpload').implement({
    description: 'The file, or why it was not kept.',
    fields: (t) => ({
      file: t.field({
        type: StoredFile,
        nullable: true,
        resolve: (answer) => (answer.kind === 'kept' ? fresh(answer.file) : null),
      }),
      problem: t.field({
        type: Problem,
        nullable: true,
        resolve: (answer) => (answer.kind === 'refused' ? answer.problem : null),
      }),
    }),
  })

  builder.queryFields((t) => ({
    storedFiles: t.field({
      type: [StoredFile],
      description: `The caller’s, the newest first: all of a student’s, and the last ${limits.personFiles} of a member’s.`,
      resolve: (_, __, context) => context.services.files.own.list(callerOf(context).uid),
    }),
    fileAddress: t.string({
      nullable: true,
      description: 'Where the caller alone reads this file for five minutes; null: for them there is none.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => context.services.files.reads.address(callerOf(context).uid, id),
    }),
  }))
  return { Problem }
}

/** What pictures of companies are sent with as well. */
export type UploadTypes = ReturnType<typeof addFiles>
