import { programmeRemoteNames, type JobPostKind } from './codes/job-post.ts'
import { definitionOf, hasField, isJobPostField, type JobPostField } from './job-post-fields.ts'
import { isEmployment } from './job-post-kinds.ts'
import { isRequired } from './job-post-typed.ts'

type Words = Readonly<Partial<Record<JobPostField, string>>>

const range = '変わらないときは「変更なし」と書きます。'

/** How a field is filled in. */
const fieldHints: Words = {
  title: '80文字まで。仕事の中身が分かる名前にします。',
  graduationYears: '「2028年、2029年」のように書きます。問わないときは空のままにします。',
  duties: '入社してすぐの仕事を、具体的に書きます。',
  dutiesRange: `将来変わることがある仕事を書きます。${range}`,
  workAspects:
    '毎日の仕事に近いものを、書けるところだけ選びます。どちらが良いということはありません。選んだものだけが求人に載ります。',
  participants: '「大学3年生・大学院1年生」のように、参加できる人を書きます。',
  termFrom: '「2027年4月1日」のように書きます。',
  eventDates: '「8月5日・12日・19日のうち1日」のように書きます。希望の日は「応募のときの質問」で聞けます。',
  eventDays: '一人が参加する日数です。',
  renewalCriteria: '更新の有無と、何によって判断するかを書きます。',
  renewalLimit: '通算の年数か回数を書きます。ないときは「上限なし」と書きます。',
  probationMonths: '「3か月」のように書きます。ないときは「なし」と書きます。',
  probationConditions: '給与などが変わらないときも、そのことを書きます。',
  workplaces:
    '入社してすぐに働く場所を、番地まで書きます。最寄り駅を入れると、駅や路線から探す学生に見つかります。',
  workplacesRange: `転勤などで移ることがある場所を書きます。${range}`,
  startsAt: '「9:00」「9時半」のように書きます。シフト制で決まっていないときは空のままにします。',
  breakMinutes: '「60分」「1時間」のように書きます。',
  deemedMinutes: '1日の時間を「8時間」のように書きます。',
  overtimeHours: '「20時間」のように書きます。',
  holidaysPerYear: '「120日」のように書きます。',
  wageMin: '手当と固定残業代を除いた額です。「25万円」「1,250円」のように書きます。',
  fixedOvertimeName: '「固定残業手当」のように、給与明細に書く名前です。',
  fixedOvertimeHours: '1か月の時間です。',
  travelCosts: '「会場までの実費を支給」のように書きます。出ないときは「支給なし」と書きます。',
  ageLimitException: '制限できるのは、法令が認める次の場合だけです。',
  selectionFlow: '1行に1つずつ、順に書きます。',
  questions: '3つまで。仕事の適性と能力に関わることだけを聞けます。',
  replyByDays: '応募から何日以内に返信するかです。',
  validThrough: '「2027年3月31日」のように書きます。その日の終わりまで受け付けます。',
}

/** What a programme that is no employment calls a field of both forms. */
const programmeLabels: Words = {
  title: 'プログラム名',
  duties: 'プログラムの内容',
  termFrom: '開催期間のはじめ',
  termTo: '開催期間のおわり',
  workplaces: '会場',
  remote: 'オンラインでの参加',
  startsAt: 'はじまる時刻',
  endsAt: 'おわる時刻',
  holidays: '開催しない日',
  wageUnit: '報酬',
  wageMin: '報酬の額',
  wageMax: '報酬の上限',
  wageNote: '報酬の補足',
  openings: '定員',
  selectionFlow: '参加までの流れ',
}

/** How those are filled in there, where it is not said by their name. */
const programmeHints: Words = {
  duties: '当日の流れと、体験できることを具体的に書きます。',
  workAspects:
    'プログラムで体験したり紹介したりする仕事に近いものを、書けるところだけ選びます。どちらが良いということはありません。',
  termFrom: '「2027年8月5日」のように書きます。',
  termTo: '1日だけの開催なら、はじめと同じ日を書きます。',
  workplaces: 'オンラインだけのときは、主催する事業所の所在地を書きます。',
  startsAt: '「13:00」「9時半」のように書きます。',
  selectionFlow: '1行に1つずつ、順に書きます。',
  holidays: '「土曜・日曜・祝日」のように書きます。',
  wageMin: '「5,000円」のように書きます。',
}

/** What the form of the kind calls the field. */
export const fieldLabel = (kind: JobPostKind, field: JobPostField): string => {
  const { label } = definitionOf(field)
  return isEmployment(kind) ? label : (programmeLabels[field] ?? label)
}

/** Fields that an ad can't be published without once another says so. */
const neededSometimes = new Set<JobPostField>([
  'termFrom',
  'termTo',
  'renewalCriteria',
  'renewalLimit',
  'probationConditions',
  'startsAt',
  'endsAt',
  'deemedMinutes',
  'overtimeHours',
  'wageMin',
  'fixedOvertimeName',
  'fixedOvertimeAmount',
  'fixedOvertimeHours',
  'fixedOvertimeExcessPaid',
  'ageLimitReason',
])

/** Whether the field has to be filled in, as its label says it. */
export const fieldNeed = (kind: JobPostKind, field: JobPostField): '必須' | '条件により必須' | '任意' => {
  if (isRequired(field, kind)) return '必須'
  if (!neededSometimes.has(field)) return '任意'
  // It is in the form only while it is needed.
  const { appliesWhen } = definitionOf(field)
  const other = appliesWhen?.field ?? ''
  return isJobPostField(other) && hasField(kind, other) ? '必須' : '条件により必須'
}

/** What the form of the kind calls the choices of the field, by their codes; nothing for one that is not chosen. */
export const fieldChoices = (kind: JobPostKind, field: JobPostField): Readonly<Record<string, string>> => {
  if (field === 'remote' && !isEmployment(kind)) return programmeRemoteNames
  const { shape } = definitionOf(field)
  return shape.is === 'choice' ? shape.names : {}
}

/** How to fill the field in, in the form of the kind; null: its label says it. */
export const fieldHint = (kind: JobPostKind, field: JobPostField): string | null => {
  if (isEmployment(kind)) return fieldHints[field] ?? null
  // What is said of a contract doesn't fit a field that is called otherwise.
  const shared = programmeLabels[field] === undefined ? fieldHints[field] : undefined
  return programmeHints[field] ?? shared ?? null
}
