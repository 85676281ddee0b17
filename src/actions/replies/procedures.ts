import { changeBulkLetter } from './change-letter.ts'
import { insertTemplate } from './insert-template.ts'
import { leaveOutBulkLetter } from './leave-out.ts'
import { moveBulkReply } from './move-bulk.ts'
import { prepareBulkReply } from './prepare-bulk.ts'
import { removeReplyTemplate } from './remove-template.ts'
import { saveReplyTemplate } from './save-template.ts'

/** Procedures of reply templates and of letters to several. */
export const replies = {
  changeBulkLetter,
  insertTemplate,
  leaveOutBulkLetter,
  moveBulkReply,
  prepareBulkReply,
  removeReplyTemplate,
  saveReplyTemplate,
}
