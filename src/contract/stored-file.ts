import * as z from 'zod/mini'
import type { CompanyImageKind } from './codes/company.ts'
import { fileKinds, type FileKind, type FileScan, type FileType } from './codes/stored-file.ts'
import { idText, machineText, secretText } from './text-input.ts'

/** Why a file is not taken. */
export const fileProblems = [
  'empty',
  'too_large',
  /** Not of `fileTypes`, by what its bytes say. */
  'wrong_type',
  /** Asks for a password, or is an Office file of the old form. */
  'encrypted',
  /** Unpacks to far more than it says, or brings macros. */
  'unsafe',
  /** Broken, or a picture with more pixels than we draw. */
  'unreadable',
  /** Takes more time or memory to judge than any real file. */
  'too_complex',
  /** More files are being judged than the site can take. */
  'busy',
  /** As many files as one person may keep. */
  'too_many',
  /** As many bytes as one person may keep. */
  'full',
  /** As many files, or bytes, as a member of a company may keep. */
  'member_full',
  /** Many uploads in a short time. */
  'limited',
  /** The ticket is used, too old, or nobody's. */
  'ticket_over',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** How the deletion of a file went; `missing`: there is none of this id that is the caller's. */
export const fileDeletions = ['deleted', 'under_way', 'missing'] as const
export type FileDeletion = (typeof fileDeletions)[number]

/** What a form shows of a file that is kept. */
export type ShownFile = {
  id: string
  kind: FileKind
  name: string
  type: FileType
  /** Bytes. */
  size: number
  scan: FileScan
}

/** What is wanted of an upload before it begins. `name` and `size` are what the browser says; both are judged again. */
export const uploadSchema = z.object({
  kind: z.enum(fileKinds, 'CHOOSE'),
  name: secretText(1000),
  size: z.int('INVALID').check(z.gte(0, 'INVALID')),
})
export type UploadInput = z.infer<typeof uploadSchema>

/** What is sent with a ticket: a person’s file, or a picture of a company. */
export type UploadForm = 'file' | CompanyImageKind

const ticketForm = /^[\w-]{43}$/

/** True for what can be an upload's ticket: 32 random bytes, base64url. */
export const isTicket = (text: string): boolean => ticketForm.test(text)

export const finishUploadSchema = z.object({
  ticket: machineText(43).check(z.refine(isTicket, 'INVALID')),
})

export const fileIdSchema = z.object({ id: idText })

/** Where a browser sends the bytes, with PUT. */
export const uploadPath = (ticket: string): string => `/files/upload/${ticket}`

/** Where its owner, and whom it was sent to, read a file: it leads on to an address that is good for a few minutes. */
export const filePath = (id: string): string => `/mypage/files/${id}`
