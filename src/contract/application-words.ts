import { applicationTrackOf, hasSelection, type ApplicationTrack } from './application-track.ts'
import type { ApplicationStatus, DeclineReason } from './codes/application.ts'
import type { JobPostKind } from './codes/job-post.ts'

type StatusNames = Readonly<Record<ApplicationStatus, string>>

const graduate: StatusNames = {
  draft: '下書き',
  submitted: '応募済み',
  viewed: '企業が確認済み',
  screening: '選考中',
  interview: '面接',
  offered: '内定',
  accepted: '承諾済み',
  declined: '辞退（内定）',
  not_selected: '見送り',
  withdrawn: '取り下げ',
  closed_no_reply: '返信なしで終了',
}
const participation = { offered: '参加決定', accepted: '参加予定', declined: '参加を辞退' } as const

const statusNames: Readonly<Record<ApplicationTrack, StatusNames>> = {
  graduate,
  work: { ...graduate, offered: '採用', declined: '辞退（採用）' },
  internship: { ...graduate, ...participation },
  programme: {
    ...graduate,
    ...participation,
    submitted: '申し込み済み',
    // Of before such moves were refused.
    screening: '確認中',
    interview: '確認中',
    not_selected: '参加をお断り',
  },
}

/** How far an application to an ad of this kind is. */
export const applicationStatusName = (kind: JobPostKind, status: ApplicationStatus): string =>
  statusNames[applicationTrackOf(kind)][status]

/** The same as its company reads it: what it has looked at itself it need not be told of. */
export const companyStatusName = (kind: JobPostKind, status: ApplicationStatus): string =>
  status === 'viewed' ? anyStatusNames.viewed : applicationStatusName(kind, status)

/** The same, to the company, of applications to ads of several kinds at once. */
export const anyStatusNames: StatusNames = {
  ...graduate,
  viewed: '確認済み',
  screening: '選考中・確認中',
  offered: '内定・採用・参加決定',
  accepted: '承諾済み・参加予定',
  declined: '辞退',
  not_selected: '見送り・お断り',
}

const selectionReasons: Readonly<Record<DeclineReason, string>> = {
  filled: '募集人数に達した',
  requirements: '募集要件と合わない',
  conditions: '勤務できる条件が合わない',
  selection: '書類や面接での選考の結果',
  other: 'その他',
}
const reasonNames: Readonly<Record<ApplicationTrack, Readonly<Record<DeclineReason, string>>>> = {
  graduate: selectionReasons,
  work: selectionReasons,
  internship: { ...selectionReasons, conditions: '参加できる日程が合わない' },
  programme: {
    filled: '定員に達した',
    requirements: '参加の対象と合わない',
    conditions: '参加できる日程が合わない',
    selection: '抽選の結果',
    other: 'その他',
  },
}

/** Why a company decided against somebody who applied to an ad of this kind. */
export const declineReasonName = (kind: JobPostKind, reason: DeclineReason): string =>
  reasonNames[applicationTrackOf(kind)][reason]

/** The same, said of applications to ads of several kinds at once. */
export const anyReasonNames: Readonly<Record<DeclineReason, string>> = {
  filled: '募集人数に達した',
  requirements: '募集要件と合わない',
  conditions: '勤務や参加の条件が合わない',
  selection: '選考や抽選の結果',
  other: 'その他',
}

type ApplyWords = Readonly<{
  /** 応募 */
  noun: string
  /** 応募する */
  verb: string
  /** 応募しました */
  done: string
  /** 応募しています… */
  pending: string
}>
const applying: ApplyWords = {
  noun: '応募',
  verb: '応募する',
  done: '応募しました',
  pending: '応募しています…',
}
const registering: ApplyWords = {
  noun: '申し込み',
  verb: '申し込む',
  done: '申し込みました',
  pending: '申し込んでいます…',
}

/** How sending an application to an ad of this kind is called. */
export const applyWords = (kind: JobPostKind): ApplyWords =>
  applicationTrackOf(kind) === 'programme' ? registering : applying

const purposes: Readonly<Record<ApplicationTrack, string>> = {
  graduate: '採用の選考',
  work: '採用の選考',
  internship: '参加者の選考',
  programme: '参加の受付',
}

/** What a company uses an application to an ad of this kind for, besides writing back; what a student agrees to. */
export const applicationPurpose = (kind: JobPostKind): string => purposes[applicationTrackOf(kind)]

/** What a company must not do with it; null: nothing besides what is not its purpose. */
export const purposeLimit = (kind: JobPostKind): string | null =>
  hasSelection(kind) ? null : '採用選考には使えません。'

const hints: Readonly<Record<ApplicationTrack, string>> = {
  graduate: '志望動機や、伝えておきたいことを書けます。',
  work: '応募した理由や、伝えておきたいことを書けます。',
  internship: '参加したい理由や、伝えておきたいことを書けます。',
  programme: '参加したい理由や、質問を書けます。',
}

/** What a student may write to the company with an application to an ad of this kind. */
export const messageHint = (kind: JobPostKind): string => hints[applicationTrackOf(kind)]
