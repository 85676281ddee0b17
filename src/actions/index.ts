import * as savedSearches from '#server/backend/saved-searches/saved-search-procedures.ts'
import { form } from './action.ts'
import { changeSearch, openSearch, requestSearch } from './searches.ts'
import { checkPassword } from './account/check-password.ts'
import { confirmEmailChange } from './account/confirm-email-change.ts'
import { createCompany } from './account/create-company.ts'
import { createMember } from './account/create-member.ts'
import { createStudent } from './account/create-student.ts'
import { requestVerification } from './account/request-verification.ts'
import { startStudentProfile } from './account/start-student-profile.ts'
import { undoEmailChange } from './account/undo-email-change.ts'
import { addToHistory } from './bookmarks/add-to-history.ts'
import { forgetHistory } from './bookmarks/forget-history.ts'
import { merge } from './bookmarks/merge.ts'
import { remove } from './bookmarks/remove.ts'
import { save } from './bookmarks/save.ts'
import { addNote } from './applicants/add-note.ts'
import { move } from './applicants/move.ts'
import { removeNote } from './applicants/remove-note.ts'
import { analytics } from './analytics/procedures.ts'
import { answerOffer } from './applications/answer-offer.ts'
import { closeUnanswered } from './applications/close-unanswered.ts'
import { discardDraft } from './applications/discard-draft.ts'
import { saveDraft } from './applications/save-draft.ts'
import { submit } from './applications/submit.ts'
import { withdraw } from './applications/withdraw.ts'
import { finishImage } from './company/finish-image.ts'
import { removeImage } from './company/remove-image.ts'
import { requestImage } from './company/request-image.ts'
import { saveAddress } from './company/save-address.ts'
import { saveBusiness } from './company/save-business.ts'
import { saveContact as saveCompanyContact } from './company/save-contact.ts'
import { saveNames } from './company/save-names.ts'
import { savePhotos } from './company/save-photos.ts'
import { saveYouth } from './company/save-youth.ts'
import { withdrawRename } from './company/withdraw-rename.ts'
import { config } from './config/procedures.ts'
import { send } from './contact/send.ts'
import { deleteFile } from './files/delete-file.ts'
import { finishUpload } from './files/finish-upload.ts'
import { requestUpload } from './files/request-upload.ts'
import { addSlots } from './interviews/add-slots.ts'
import { cancelSlot } from './interviews/cancel-slot.ts'
import { changeSlot } from './interviews/change-slot.ts'
import { end } from './interviews/end.ts'
import { invite as inviteToInterview } from './interviews/invite.ts'
import { inviteAll } from './interviews/invite-all.ts'
import { pickSlot } from './interviews/pick-slot.ts'
import { release } from './interviews/release.ts'
import { requestTimes } from './interviews/request-times.ts'
import { close } from './job-posts/close.ts'
import { discard } from './job-posts/discard.ts'
import { discardEdit } from './job-posts/discard-edit.ts'
import { keepEdit } from './job-posts/keep-edit.ts'
import { removeTemplate } from './job-posts/remove-template.ts'
import { renameTemplate } from './job-posts/rename-template.ts'
import { resolve } from './job-posts/resolve.ts'
import { restore } from './job-posts/restore.ts'
import { save as saveJobPost } from './job-posts/save.ts'
import { saveTemplate } from './job-posts/save-template.ts'
import { start } from './job-posts/start.ts'
import { pause } from './job-posts/pause.ts'
import { publish } from './job-posts/publish.ts'
import { relist } from './job-posts/relist.ts'
import { resume } from './job-posts/resume.ts'
import { takeBack } from './job-posts/take-back.ts'
import { recoverAccount } from './login/recover-account.ts'
import { requestPasswordReset } from './login/request-password-reset.ts'
import { requestSignInLink } from './login/request-sign-in-link.ts'
import { mails } from './mails/procedures.ts'
import { acceptInvite } from './members/accept-invite.ts'
import { changeRole } from './members/change-role.ts'
import { invite } from './members/invite.ts'
import { leave } from './members/leave.ts'
import { removeMember } from './members/remove-member.ts'
import { resendInvite } from './members/resend-invite.ts'
import { revokeInvite } from './members/revoke-invite.ts'
import { useCompany } from './members/use-company.ts'
import { markAllRead } from './notifications/mark-all-read.ts'
import { markRead } from './notifications/mark-read.ts'
import { saveContact } from './profile/save-contact.ts'
import { saveDesires } from './profile/save-desires.ts'
import { saveHistory } from './profile/save-history.ts'
import { saveName } from './profile/save-name.ts'
import { savePerson } from './profile/save-person.ts'
import { saveSchool } from './profile/save-school.ts'
import { saveSettings } from './profile/save-settings.ts'
import { saveTags } from './profile/save-tags.ts'
import { saveTexts } from './profile/save-texts.ts'
import { messages } from './messages/procedures.ts'
import { changeCalendarFeed } from './mypage/change-calendar-feed.ts'
import { answer as answerReport } from './reports/answer.ts'
import { send as sendReport } from './reports/send.ts'
import { replies } from './replies/procedures.ts'

/** Every procedure, by area. */
export const server = {
  account: {
    checkPassword,
    confirmEmailChange,
    createCompany,
    createMember,
    createStudent,
    requestVerification,
    startStudentProfile,
    undoEmailChange,
  },
  analytics,
  bookmarks: { addToHistory, forgetHistory, merge, remove, save },
  applicants: { addNote, move, removeNote },
  applications: { answerOffer, closeUnanswered, discardDraft, saveDraft, submit, withdraw },
  company: {
    finishImage,
    removeImage,
    requestImage,
    saveAddress,
    saveBusiness,
    saveContact: saveCompanyContact,
    saveNames,
    savePhotos,
    saveYouth,
    withdrawRename,
  },
  config,
  contact: { send },
  profile: {
    saveContact,
    saveDesires,
    saveHistory,
    saveName,
    savePerson,
    saveSchool,
    saveSettings,
    saveTags,
    saveTexts,
  },
  files: { deleteFile, finishUpload, requestUpload },
  interviews: {
    addSlots,
    cancelSlot,
    changeSlot,
    end,
    invite: inviteToInterview,
    inviteAll,
    pickSlot,
    release,
    requestTimes,
  },
  jobPosts: {
    close,
    discard,
    discardEdit,
    keepEdit,
    pause,
    publish,
    relist,
    removeTemplate,
    renameTemplate,
    resolve,
    restore,
    resume,
    save: saveJobPost,
    saveTemplate,
    start,
    takeBack,
  },
  login: { recoverAccount, requestPasswordReset, requestSignInLink },
  notifications: { markAllRead, markRead },
  mails,
  members: {
    acceptInvite,
    changeRole,
    invite,
    leave,
    removeMember,
    resendInvite,
    revokeInvite,
    useCompany,
  },
  messages,
  mypage: { changeCalendarFeed },
  reports: { answer: answerReport, send: sendReport },
  replies,
  searches: {
    changeMails: form(savedSearches.changeMailSubscription),
    changeSearch,
    confirmMails: form(savedSearches.confirmMailSubscription),
    openSearch,
    removeSearch: form(savedSearches.removeSavedSearch),
    requestSearch,
    saveSearch: form(savedSearches.saveSearch),
    stopMails: form(savedSearches.stopMailSubscription),
  },
}
