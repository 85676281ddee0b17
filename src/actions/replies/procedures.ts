import { changeBulkLetter } from './change-letter.ts'
import { leaveOutBulkLetter } from './leave-out.ts'
import { moveBulkReply } from './move-bulk.ts'
import { prepareBulkReply } from './prepare-bulk.ts'
import { removeReplyTemplate } from './remove-template.ts'
import { saveReplyTemplate } from './save-template.ts'

/** Procedures of reply templates and of letters to several. */
export const replies = {
  changeBulkLetter,
  leaveOutBulkLetter,
  moveBulkReply,
  prepareBulkReply,
  removeReplyTemplate,
  saveReplyTemplate,
}
