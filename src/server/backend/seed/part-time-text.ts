import { daysInWords, type Brief } from './ad-brief.ts'
import type { AdSubject } from './ad-subject.ts'
import type { Random } from './random.ts'
import { lines } from './occupations/words.ts'
import { bullets, section } from './sections.ts'

/** What says that it is over soon. */
const briefOpenings: Record<Brief['kind'], (subject: AdSubject, days: string) => string> = {
  one_day: ({ job, place, company }, days) =>
    `${days}の1日だけ、${place.name}で働く${company.row.displayName}の単発のアルバイトです。${job}の進め方は、仕事を始める前に社員が説明します。`,
  some_days: ({ job, company }, days) =>
    `人手が必要な${days}に、${company.row.displayName}の${job}として働く短期のアルバイトです。初日に社員が仕事の進め方を説明します。`,
  resort: ({ place, company }, days) =>
    `大学の休みの2週間（${days}）を${place.name}で過ごす、${company.row.displayName}のリゾートバイトです。寮に住み込みで働き、休みの日は周辺で過ごせます。`,
}

const openingOf = (random: Random, subject: AdSubject): string => {
  const { company, brief } = subject
  const usual = random.pick([
    `${company.row.displayName}で働く${subject.job}を募集します。先輩が一つずつ教えるので、未経験から始められます。`,
    `${subject.place.name}で、学業と両立しながら働ける${company.row.displayName}のアルバイトです。最初の1か月は先輩と一緒に作業します。`,
    `${company.business.does}を行う${company.row.displayName}で、${subject.job}として現場を支える仕事です。`,
    `授業や試験の予定を優先できる、${company.row.displayName}の${subject.job}の募集です。短い時間から始めて、慣れたら日数を増やせます。`,
  ])
  return brief === null ? usual : briefOpenings[brief.kind](subject, daysInWords(brief))
}

/** Of shops and restaurants: what they sell costs who works there less. */
const sellers = new Set(['I', 'M'])
/** Where people below 18 may work, and do: until ten in the evening. */
const alsoPupils = /コンビニ|スーパー|カフェ|ベーカリー|パン/u

const whoMayApply = ({ job, weekend, brief }: AdSubject): readonly string[] => [
  alsoPupils.test(job)
    ? '学生の方（高校生も応募できます。勤務は22時までです）'
    : '大学・大学院・短大・高専・専門学校の学生の方',
  '未経験の方も歓迎します',
  ...(brief === null
    ? ['2か月以上続けられる方', ...(weekend ? ['土曜・日曜のどちらかに勤務できる方'] : [])]
    : [brief.days === 1 ? '当日に働ける方' : '期間中のすべての勤務日に働ける方']),
]

const inKitchens = lines(`
  食材の仕込み
  簡単な調理と盛り付け
  食器の洗浄
  厨房の清掃
  開店・閉店の準備
`)

/** Work that a name promises. */
const promised = ['梱包', 'ピッキング', '仕分け', '検品', '品出し', 'レジ', '配架', '受付', '入力', '調理']

/** As many as are drawn, among them what the work is named after. */
const tasksOf = (random: Random, { job, words }: AdSubject): string[] => {
  const [tasks, name] = job.includes('キッチン')
    ? [inKitchens, `${job}（調理）`]
    : [words.partTime.tasks, job]
  const drawn = random.sample(tasks, random.int(3, 4))
  const named = promised
    .filter((each) => name.includes(each))
    .flatMap((each) => tasks.filter((task) => task.includes(each)).slice(0, 1))
  const chosen = new Set([...new Set([...named, ...drawn])].slice(0, drawn.length))
  return tasks.filter((task) => chosen.has(task))
}

/** The duties of part-time work, whether for months or for a few days. */
export const partTimeText = (random: Random, subject: AdSubject): string => {
  const { company, atCounter, brief } = subject
  const offered = [
    atCounter ? '制服の貸し出しあり' : '髪型・服装は清潔であれば自由です',
    ...(sellers.has(company.row.industryCode) && brief === null ? ['従業員割引あり'] : []),
    '友人との応募もできます',
    '交通費は規定内で支給',
  ]
  const lodging = brief?.kind === 'resort' ? ['寮費・光熱費は無料です（個室）', '1日3回の食事付きです'] : []
  return [
    openingOf(random, subject),
    section('仕事内容', bullets(tasksOf(random, subject))),
    section('応募条件', bullets(random.sample(whoMayApply(subject), 2))),
    ...(random.chance(0.6) || lodging.length > 0
      ? [section('働きやすさ', bullets([...lodging, ...random.sample(offered, 2)]))]
      : []),
  ].join('\n\n')
}
