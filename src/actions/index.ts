import * as accounts from '#server/backend/accounts/account-procedures.ts'
import * as emailChanges from '#server/backend/accounts/email-change-procedures.ts'
import * as applicants from '#server/backend/applicants/applicant-procedures.ts'
import * as applications from '#server/backend/applications/application-procedures.ts'
import * as bookmarks from '#server/backend/bookmarks/bookmark-procedures.ts'
import * as files from '#server/backend/files/file-procedures.ts'
import * as interviews from '#server/backend/interviews/interview-procedures.ts'
import * as ownInterviews from '#server/backend/interviews/own-interview-procedures.ts'
import * as jobPostBeginnings from '#server/backend/job-post-editor/job-post-beginning-procedures.ts'
import * as jobPostEdits from '#server/backend/job-post-editor/job-post-edit-procedures.ts'
import * as jobPostMoves from '#server/backend/job-posts/job-post-move-procedures.ts'
import * as mailStops from '#server/backend/mail-stops/mail-stop-procedures.ts'
import * as memberNews from '#server/backend/members/member-news-procedures.ts'
import * as members from '#server/backend/members/member-procedures.ts'
import * as messages from '#server/backend/messages/message-procedures.ts'
import * as companyCalendar from '#server/backend/interviews/company-calendar-procedures.ts'
import * as calendar from '#server/backend/mypage/calendar-procedures.ts'
import * as notifications from '#server/backend/news/notification-procedures.ts'
import * as notificationChoices from '#server/backend/notifications/notification-choice-procedures.ts'
import * as profiles from '#server/backend/profiles/profile-procedures.ts'
import * as questionnaires from '#server/backend/questionnaires/questionnaire-procedures.ts'
import * as replies from '#server/backend/replies/reply-procedures.ts'
import * as reports from '#server/backend/reports/report-procedures.ts'
import * as security from '#server/backend/security/security-procedures.ts'
import { bare, form, json } from './action.ts'
import { agree, savePage } from './analytics.ts'
import { move } from './applicants.ts'
import { answerOffer, saveDraft, submit, withdraw } from './applications.ts'
import { companyActions } from './company.ts'
import * as messageActions from './messages.ts'
import { hidingActions } from './hiding.ts'
import * as jobPosts from './job-posts.ts'
import { addSlots } from './interviews.ts'
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
import { confirmVerificationCode, requestVerification } from './account.ts'
import { sendContactMessage } from './contact.ts'
import { deskActions } from './desk.ts'
import { mailActions } from './mails.ts'
import { markRead } from './notifications.ts'
import { pushActions } from './push.ts'
import { useCompany } from './members.ts'
import { profileActions } from './profile.ts'
import { insertTemplate, prepareBulkReply } from './replies.ts'
import { send as sendReport } from './reports.ts'
import { searchActions } from './searches.ts'

/** Every procedure, by area. */
export const server = {
  account: {
    checkPassword: json(accounts.checkPassword),
    checkSignUp: json(accounts.checkSignUp),
    confirmEmailChange: form(emailChanges.confirmEmailChange),
    confirmSignUp: json(accounts.confirmSignUp),
    confirmVerificationCode,
    createCompany: json(accounts.createCompanyAccount),
    createMember: json(accounts.createMemberAccount),
    createStudent: json(accounts.createStudentAccount),
    rejectSignUp: json(accounts.rejectSignUp),
    requestSignUp: json(accounts.requestSignUp),
    requestVerification,
    resendSignUp: json(accounts.resendSignUp),
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
  bookmarks: {
    addToHistory: form(bookmarks.addToHistory),
    forgetHistory: form(bookmarks.forgetHistory),
    merge: form(bookmarks.mergeBookmarks),
    remove: form(bookmarks.removeBookmark),
    save: form(bookmarks.saveBookmark),
  },
  applicants: {
    addNote: form(applicants.addApplicantNote),
    extendOffer: form(applicants.extendOffer),
    move,
    removeNote: form(applicants.removeApplicantNote),
  },
  applications: {
    answerOffer,
    closeUnanswered: form(applications.closeUnansweredApplication),
    discardDraft: form(applications.discardApplicationDraft),
    saveDraft,
    submit,
    withdraw,
  },
  company: companyActions,
  config: {
    chooseMemberNews: form(memberNews.chooseMemberNews),
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
    cancelFactorRemoval: form(security.cancelFactorRemoval),
    requestMailRestart: form(mailStops.requestMailRestart),
    resetNotifications: form(notificationChoices.resetNotificationChoices),
    saveNotifications,
    ...pushActions,
  },
  contact: { send: sendContactMessage },
  profile: profileActions,
  ...deskActions,
  files: {
    deleteFile: form(files.deleteFile),
    finishUpload: json(files.finishUpload),
    requestUpload: json(files.requestUpload),
  },
  hiding: hidingActions,
  interviews: {
    addSlots,
    changeCalendarFeed: form(companyCalendar.changeCompanyCalendarFeed),
    cancelSlot: form(interviews.cancelInterviewSlot),
    changeSlot: form(interviews.changeInterviewSlot),
    end: form(interviews.endInterview),
    invite: form(interviews.inviteToInterview),
    inviteAll: form(interviews.inviteAllToInterview),
    pickSlot: form(ownInterviews.pickInterviewSlot),
    release: form(ownInterviews.releaseInterview),
    requestTimes: form(ownInterviews.requestInterviewTimes),
  },
  jobPosts: {
    assignAll: jobPosts.assignAll,
    mute: form(memberNews.muteJobPost),
    choose: jobPosts.choose,
    close: form(jobPostMoves.closeJobPost),
    closeAll: jobPosts.closeAll,
    discard: form(jobPostMoves.discardJobPost),
    discardEdit: form(jobPostEdits.discardJobPostEdit),
    extendAll: jobPosts.extendAll,
    importFile: jobPosts.importFile,
    keepEdit: jobPosts.keepEdit,
    pause: form(jobPostMoves.pauseJobPost),
    pauseAll: jobPosts.pauseAll,
    publish: jobPosts.publish,
    readFile: jobPosts.readFile,
    relist: form(jobPostMoves.relistJobPost),
    removeTemplate: form(jobPostBeginnings.removeJobPostTemplate),
    renameTemplate: form(jobPostBeginnings.renameJobPostTemplate),
    resolve: jobPosts.resolve,
    restore: form(jobPostEdits.restoreJobPostRevision),
    resume: form(jobPostMoves.resumeJobPost),
    save: jobPosts.save,
    saveTemplate: form(jobPostBeginnings.saveJobPostTemplate),
    start: form(jobPostBeginnings.startJobPost),
    takeBack: form(jobPostMoves.takeBackJobPost),
  },
  login: {
    recoverAccount: form(security.recoverAccount),
    requestPasswordReset: form(accounts.requestPasswordReset),
    requestSignInLink: form(accounts.requestSignInLink),
  },
  notifications: { markAllRead: form(notifications.markNotificationsRead), markRead },
  mails: mailActions,
  members: {
    acceptInvite: form(members.acceptInvite),
    changeRole: form(members.changeMemberRole),
    invite: form(members.inviteMember),
    leave: form(members.leaveCompany),
    removeMember: form(members.removeMember),
    resendInvite: form(members.resendInvite),
    revokeInvite: form(members.revokeInvite),
    useCompany,
  },
  mypage: { changeCalendarFeed: form(calendar.changeCalendarFeed) },
  reports: { answer: form(reports.answerReport), send: sendReport },
  replies: {
    changeBulkLetter: form(replies.changeBulkLetter),
    insertTemplate,
    leaveOutBulkLetter: form(replies.leaveOutBulkLetter),
    moveBulkReply: form(replies.moveBulkReply),
    prepareBulkReply,
    removeReplyTemplate: form(replies.removeReplyTemplate),
    saveReplyTemplate: form(replies.saveReplyTemplate),
  },
  messages: {
    checkWords: messageActions.checkWords,
    freeze: form(messages.freezeThread),
    markRead: messageActions.markRead,
    reopen: form(messages.reopenThread),
    saveNight: messageActions.saveNight,
    send: messageActions.send,
    start: messageActions.start,
    takeBack: form(messages.takeBackMessage),
  },
  searches: searchActions,
}
