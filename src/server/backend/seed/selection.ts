import type { JobPostKind } from '#contract/codes/job-post.ts'
import type { Brief } from './ad-brief.ts'
import { whichDate } from './programme-dates.ts'
import type { Random } from './random.ts'

const flows: Record<JobPostKind, readonly (readonly string[])[]> = {
  new_grad: [
    ['エントリー', '会社説明会（オンライン）', '書類選考', '面接（2回）', '内々定'],
    ['エントリー', '適性検査（オンライン）', 'グループ面接', '個人面接', '最終面接', '内々定'],
    ['エントリー', 'カジュアル面談', '面接（2回）', '内々定'],
    ['エントリー', '会社説明会・職場見学', '筆記試験と面接', '最終面接', '内々定'],
  ],
  internship_general: [
    ['応募', '書類選考', 'オンライン面談', '参加決定'],
    ['応募', '書類選考', '参加決定（応募多数の場合は抽選）'],
  ],
  internship_special: [
    ['応募', '書類選考', '面談', '参加決定'],
    ['応募', '課題の提出', 'オンライン面談', '参加決定'],
  ],
  internship_advanced: [['応募', '研究概要の提出', '受け入れ部署との面談', '雇用契約の締結']],
  open_company: [
    ['申し込み', '参加（先着順・選考なし）'],
    ['申し込み', '参加（応募多数の場合は抽選）'],
  ],
  career_education: [['申し込み', '参加（先着順・選考なし）']],
  paid_internship: [
    ['応募', '書類選考', '面接（1回）', '雇用契約の締結'],
    ['応募', 'カジュアル面談', '課題の提出', '雇用契約の締結'],
  ],
  part_time: [
    ['応募', '面接（1回・履歴書不要）', '採用'],
    ['応募', '電話での確認', '面接', '採用'],
  ],
}

const questions: readonly string[] = [
  'この募集に関心を持った理由を教えてください。',
  '学業や課外活動で力を入れて取り組んだことを教えてください。',
  'チームで何かを成し遂げた経験と、そのときの役割を教えてください。',
  'この仕事で生かしたい知識や経験があれば教えてください。',
  '苦労したことを、どのように乗り越えたか教えてください。',
  '入社後に挑戦してみたいことを教えてください。',
]
const timeQuestions = ['勤務できる曜日と時間帯を教えてください。', 'いつから勤務できますか。']
const aboutTime: ReadonlySet<string> = new Set(timeQuestions)
const shortQuestions: readonly string[] = [...timeQuestions, 'この募集に関心を持った理由を教えてください。']

/** Nobody is interviewed for a few days of work. */
const briefly = ['応募', '電話での確認（面接なし・履歴書不要）', '採用']

export const selectionFlowOf = (random: Random, kind: JobPostKind, brief: Brief | null): string[] => {
  const flow = random.pick(flows[kind])
  return [...(brief === null ? flow : briefly)]
}

export const questionsOf = (random: Random, kind: JobPostKind, brief: Brief | null): string[] => {
  if (kind === 'open_company') return [whichDate]
  if (kind === 'career_education') return []
  const asked = random.sample(kind === 'part_time' ? shortQuestions : questions, random.int(0, 2))
  // When it is, the ad says.
  return asked.filter((question) => brief === null || !aboutTime.has(question))
}
