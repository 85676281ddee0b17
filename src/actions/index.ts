import * as accounts from '#server/backend/accounts/account-procedures.ts'
import * as emailChanges from '#server/backend/accounts/email-change-procedures.ts'
import * as files from '#server/backend/files/file-procedures.ts'
import * as mailStops from '#server/backend/mail-stops/mail-stop-procedures.ts'
import * as notifications from '#server/backend/news/notification-procedures.ts'
import * as notificationChoices from '#server/backend/notifications/notification-choice-procedures.ts'
import * as profiles from '#server/backend/profiles/profile-procedures.ts'
import * as questionnaires from '#server/backend/questionnaires/questionnaire-procedures.ts'
import * as savedSearches from '#server/backend/saved-searches/saved-search-procedures.ts'
import * as security from '#server/backend/security/security-procedures.ts'
import { bare, form, json } from './action.ts'
import { agree, savePage } from './analytics.ts'
import {
  announcePasswordChange,
  announceSignInPhone,
  endOtherSignIns,
  removeSecondFactor,
  removeSignInPhone,
  requestDeletion,
  requestEmailChange,
  saveNotifications,
} from './config.ts'
import { sendContactMessage } from './contact.ts'
import { markRead } from './notifications.ts'
import { saveHistory } from './profile.ts'
import { changeSearch, openSearch, requestSearch } from './searches.ts'
import { addToHistory } from './bookmarks/add-to-history.ts'
import { forgetHistory } from './bookmarks/forget-history.ts'
import { merge } from './bookmarks/merge.ts'
import { remove } from './bookmarks/remove.ts'
import { save } from './bookmarks/save.ts'
import { addNote } from './applicants/add-note.ts'
import { move } from './applicants/move.ts'
import { removeNote } from './applicants/remove-note.ts'
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
import { acceptInvite } from './members/accept-invite.ts'
import { changeRole } from './members/change-role.ts'
import { invite } from './members/invite.ts'
import { leave } from './members/leave.ts'
import { removeMember } from './members/remove-member.ts'
import { resendInvite } from './members/resend-invite.ts'
import { revokeInvite } from './members/revoke-invite.ts'
import { useCompany } from './members/use-company.ts'
import { messages } from './messages/procedures.ts'
import { changeCalendarFeed } from './mypage/change-calendar-feed.ts'
import { answer as answerReport } from './reports/answer.ts'
import { send as sendReport } from './reports/send.ts'
import { replies } from './replies/procedures.ts'

/** Every procedure, by area. */
export const server = {
  account: {
    checkPassword: json(accounts.checkPassword),
    confirmEmailChange: form(emailChanges.confirmEmailChange),
    createCompany: json(accounts.createCompanyAccount),
    createMember: json(accounts.createMemberAccount),
    createStudent: json(accounts.createStudentAccount),
    requestVerification: form(accounts.requestVerificationMail),
    startStudentProfile: form(profiles.startStudentProfile),
    undoEmailChange: form(emailChanges.undoEmailChange),
  },
  analytics: {
    agree,
    deleteResult: form(questionnaires.deleteQuestionnaireResult),
    discardRun: form(questionnaires.discardQuestionnaireRun),
    finishQuestionnaire: form(questionnaires.finishQuestionnaire),
    saveAnswers: json(questionnaires.saveAnswers),
    savePage,
    startQuestionnaire: form(questionnaires.startQuestionnaire),
    withdrawConsent: form(questionnaires.withdrawFromQuestionnaires),
  },
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
  config: {
    announcePasswordChange,
    announceSecondFactor: bare(security.announceSecondFactor),
    announceSignInPhone,
    cancelDeletion: form(security.cancelAccountDeletion),
    cancelEmailChange: form(emailChanges.cancelEmailChange),
    endOtherSignIns,
    endSignIn: form(security.endSignIn),
    exportAccount: bare(security.exportAccount),
    removeSecondFactor,
    removeSignInPhone,
    renewRecoveryCodes: bare(security.renewRecoveryCodes),
    requestDeletion,
    requestEmailChange,
    requestMailRestart: form(mailStops.requestMailRestart),
    resetNotifications: form(notificationChoices.resetNotificationChoices),
    saveNotifications,
  },
  contact: { send: sendContactMessage },
  profile: {
    saveContact: form(profiles.saveStudentContact),
    saveDesires: form(profiles.saveStudentDesires),
    saveHistory,
    saveName: form(profiles.saveStudentName),
    savePerson: form(profiles.savePersonProfile),
    saveSchool: form(profiles.saveStudentSchool),
    saveSettings: form(profiles.saveStudentSettings),
    saveTags: form(profiles.saveStudentTags),
    saveTexts: form(profiles.saveStudentTexts),
  },
  files: {
    deleteFile: form(files.deleteFile),
    finishUpload: json(files.finishUpload),
    requestUpload: json(files.requestUpload),
  },
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
  login: {
    recoverAccount: form(security.recoverAccount),
    requestPasswordReset: form(accounts.requestPasswordReset),
    requestSignInLink: form(accounts.requestSignInLink),
  },
  notifications: { markAllRead: form(notifications.markNotificationsRead), markRead },
  mails: {
    changeNotificationMail: form(notificationChoices.changeNotificationMail),
    restartMails: form(mailStops.restartMails),
  },
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
