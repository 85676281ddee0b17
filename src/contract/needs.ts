/** What a student's page may ask for, most pressing first. */
export const needKinds = [
  'verify_email',
  'interview_soon',
  'answer_offer',
  'choose_interview',
  'reply_overdue',
  'deadline_draft',
  'deadline_bookmark',
  'ad_changed',
  'create_profile',
  'unfinished_draft',
  'profile_school',
  'profile_wishes',
  'profile_introduction',
] as const
export type NeedKind = (typeof needKinds)[number]

/** Days before an application deadline from which it is told. */
export const deadlineDays = 3

/** What is shown at once. */
export const needsMax = 6
