import { adFileLimits, type AdRowRefusal } from '#contract/ad-file.ts'
import { jobPostLifeLimits, type JobPostRefusal } from '#contract/job-post-life.ts'

/** Why nothing was done, and what to do. */
export const refusalWords = {
  status: '求人の状態が変わったため、この操作はできません。いまの状態を確かめてください。',
  company_pending:
    '会社の情報を運営者が確認しています。確認が済むまでに送れる求人は1件です。この求人は下書きのまま残っています。',
  company_suspended: '会社の利用が停止されているため、掲載できません。',
  company_number_waits:
    '法人番号の変更を運営者が確認しています。確認が済むまで、求人は掲載できません。求人はそのまま残っています。',
  no_harassment_desk:
    '応募者のハラスメントの相談窓口が、まだ登録されていません。会社の情報の「連絡先と相談窓口」に書くと、掲載できます。求人は下書きのまま残っています。',
  no_deadline: '締切がありません。「書く」で締切を入力し、保存してください。',
  deadline_past: '締切が、掲載を始める日時より前です。締切を改めて保存してください。',
  deadline_far: `締切は、掲載を始める日から${jobPostLifeLimits.shownDays}日以内にしてください。`,
  time_past: '過ぎた日時は指定できません。これからの日時を指定してください。',
  time_far: `掲載を始める日時は、${jobPostLifeLimits.scheduleDays}日先までの中で指定してください。`,
  incomplete: '掲載に必要な項目が、まだ入力されていません。',
  unlawful:
    '直すまで掲載できないところがあります。下の「法律の確認」を見て、直してください。誤りだと思うときは、理由を書いて運営者に確認を頼んでください。',
  full: `掲載できる求人は、会社ごとに${jobPostLifeLimits.open}件（下書きは${jobPostLifeLimits.drafts}件）までです。終わった求人を整理してください。`,
  limited: '短い時間に多くの求人を掲載しました。1時間ほどおいて、もう一度お試しください。',
} as const satisfies Record<JobPostRefusal, string>

/** Why nothing is done with a row, and what to do. */
export const rowRefusalWords = {
  invalid: '直すところがあります。',
  conflict: 'ほかの人が同じ項目を変えています。求人を開いて確かめてください。',
  unlawful: '掲載できない内容が加わるため、更新できません。掲載中の求人はそのままです。',
  held: '運営者の確認が要る表現が加わるため、更新できません。掲載中の求人はそのままです。',
  in_review: '運営者の確認を待っている求人は、更新できません。',
  ended: '募集が終わった求人は、更新できません。',
  full: `下書きは、会社ごとに${jobPostLifeLimits.drafts}件までです。`,
  elsewhere: 'この求人は、別の画面で編集されています。求人を開いて確かめてください。',
  no_key: '管理番号がありません。会社の中で1つだけの番号や名前を書いてください。',
  bad_key: `管理番号は、1行で${adFileLimits.key}文字までにしてください。`,
  double_key: '同じ管理番号の行が、ファイルの中にほかにもあります。',
} as const satisfies Record<AdRowRefusal, string>
