import type { MutationName } from '#operations/graphql.ts'
import type { server } from './index.ts'

type Procedures = typeof server

/** The write that each procedure forwards, or is a step towards: its row in the access table says who may call it. */
export const mutations = {
  bookmarks: {
    addToHistory: 'addToHistory',
    forgetHistory: 'forgetHistory',
    merge: 'mergeBookmarks',
    remove: 'removeBookmark',
    save: 'saveBookmark',
  },
  applicants: {
    addNote: 'addApplicantNote',
    move: 'moveApplicant',
    removeNote: 'removeApplicantNote',
  },
  applications: {
    answerOffer: 'answerOffer',
    closeUnanswered: 'closeUnansweredApplication',
    discardDraft: 'discardApplicationDraft',
    saveDraft: 'saveApplicationDraft',
    submit: 'submitApplication',
    withdraw: 'withdrawApplication',
  },
  company: {
    finishImage: 'finishCompanyImage',
    removeImage: 'removeCompanyImage',
    requestImage: 'requestCompanyImage',
    saveAddress: 'saveCompanyAddress',
    saveBusiness: 'saveCompanyBusiness',
    saveContact: 'saveCompanyContact',
    saveNames: 'saveCompanyNames',
    savePhotos: 'saveCompanyPhotos',
    saveYouth: 'saveCompanyYouth',
    withdrawRename: 'withdrawCompanyRename',
  },
  interviews: {
    addSlots: 'addInterviewSlots',
    cancelSlot: 'cancelInterviewSlot',
    changeSlot: 'changeInterviewSlot',
    end: 'endInterview',
    invite: 'inviteToInterview',
    inviteAll: 'inviteAllToInterview',
    pickSlot: 'pickInterviewSlot',
    release: 'releaseInterview',
    requestTimes: 'requestInterviewTimes',
  },
  jobPosts: {
    close: 'closeJobPost',
    discard: 'discardJobPost',
    discardEdit: 'discardJobPostEdit',
    keepEdit: 'keepJobPostEdit',
    pause: 'pauseJobPost',
    publish: 'publishJobPost',
    relist: 'relistJobPost',
    removeTemplate: 'removeJobPostTemplate',
    renameTemplate: 'renameJobPostTemplate',
    resolve: 'resolveJobPostConflict',
    restore: 'restoreJobPostRevision',
    resume: 'resumeJobPost',
    save: 'saveJobPost',
    saveTemplate: 'saveJobPostTemplate',
    start: 'startJobPost',
    takeBack: 'takeBackJobPost',
  },
  members: {
    acceptInvite: 'acceptInvite',
    changeRole: 'changeMemberRole',
    invite: 'inviteMember',
    leave: 'leaveCompany',
    removeMember: 'removeMember',
    resendInvite: 'resendInvite',
    revokeInvite: 'revokeInvite',
    useCompany: 'useCompany',
  },
  messages: {
    freeze: 'freezeThread',
    markRead: 'markThreadRead',
    reopen: 'reopenThread',
    saveNight: 'saveNightMessages',
    send: 'sendMessage',
    start: 'startThread',
    takeBack: 'takeBackMessage',
  },
  mypage: {
    changeCalendarFeed: 'changeCalendarFeed',
  },
  reports: {
    answer: 'answerReport',
    send: 'sendReport',
  },
  replies: {
    changeBulkLetter: 'changeBulkLetter',
    insertTemplate: 'prepareBulkReply',
    leaveOutBulkLetter: 'leaveOutBulkLetter',
    moveBulkReply: 'moveBulkReply',
    prepareBulkReply: 'prepareBulkReply',
    removeReplyTemplate: 'removeReplyTemplate',
    saveReplyTemplate: 'saveReplyTemplate',
  },
} as const satisfies {
  [
    Area in Exclude<
      keyof Procedures,
      | 'searches'
      | 'account'
      | 'login'
      | 'config'
      | 'mails'
      | 'profile'
      | 'contact'
      | 'files'
      | 'notifications'
      | 'analytics'
    >
  ]: Readonly<Record<keyof Procedures[Area], MutationName>>
}
