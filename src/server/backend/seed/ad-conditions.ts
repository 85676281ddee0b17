import type {
  HoursSystem,
  InsuranceKind,
  JobPostKind,
  Remote,
  SmokingMeasure,
} from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { daysInWords, type Brief } from './ad-brief.ts'
import type { OccupationWords } from './occupations/words.ts'
import type { WorkplaceRow } from './ad-workplaces.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { Random } from './random.ts'

export type Conditions = {
  hoursSystem: HoursSystem
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  deemedMinutes: number | null
  hoursNote: string | null
  overtime: boolean
  overtimeHours: number | null
  holidays: string
  holidaysPerYear: number | null
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const leave = '年末年始休暇、夏季休暇、年次有給休暇（入社6か月後に10日）'
const extraLeave = [
  '慶弔休暇',
  '産前産後・育児休業',
  '介護休業',
  'リフレッシュ休暇',
  '誕生日休暇',
  '子の看護等休暇',
]

const holidaysOf = (random: Random, hours: OccupationWords['hours']) => {
  const extras = random.sample(extraLeave, 2).join('、')
  if (hours === 'shift')
    return {
      holidays: `週休2日制（シフト制、希望休は月3日まで）、${leave}、${extras}`,
      holidaysPerYear: random.int(107, 118),
    }
  if (hours === 'variable')
    return {
      holidays: `週休2日制（原則として土日、会社の年間カレンダーによる）、${leave}、${extras}`,
      holidaysPerYear: random.int(112, 123),
    }
  return {
    holidays: `完全週休2日制（土日・祝日）、${leave}、${extras}`,
    holidaysPerYear: random.int(120, 129),
  }
}

const daytime = (random: Random) => {
  const start = random.pick([8 * 60 + 30, 9 * 60, 9 * 60, 9 * 60 + 30, 10 * 60])
  return { startsAt: clock(start), endsAt: clock(start + random.pick([525, 540, 540])), breakMinutes: 60 }
}

/** Hours and holidays of people employed full time. */
const fullTime = (random: Random, hours: OccupationWords['hours'], { spans }: OpeningHours): Conditions => {
  const overtime = random.chance(0.92)
  const rest = {
    ...holidaysOf(random, hours),
    overtime,
    overtimeHours: overtime ? random.int(4, hours === 'discretionary' ? 20 : 28) : 0,
    deemedMinutes: null,
  }
  const core = random.pick(['10:00〜15:00', '11:00〜15:00', '11:00〜16:00'])
  switch (hours) {
    case 'office':
      return { ...rest, ...daytime(random), hoursSystem: 'fixed', hoursNote: null }
    case 'flex':
      return {
        ...rest,
        ...daytime(random),
        hoursSystem: 'flex',
        hoursNote: `コアタイムは${core}、清算期間は1か月です。上記は標準的な勤務時間です。`,
      }
    case 'discretionary':
      if (random.chance(0.25))
        return {
          ...rest,
          ...daytime(random),
          hoursSystem: 'discretionary',
          deemedMinutes: 480,
          hoursNote:
            '専門業務型裁量労働制です。適用には本人の同意が必要で、同意しない場合は通常の勤務時間で働きます。',
        }
      return {
        ...rest,
        ...daytime(random),
        hoursSystem: 'flex',
        hoursNote: `コアタイムは${core}で、始業と終業の時刻は自分で決められます。清算期間は1か月です。`,
      }
    case 'variable':
      return {
        ...rest,
        ...daytime(random),
        hoursSystem: 'variable',
        hoursNote: '1か月単位の変形労働時間制で、週の平均は40時間以内です。',
      }
    case 'shift': {
      const [open, close] = random.pick(spans)
      return {
        ...rest,
        startsAt: null,
        endsAt: null,
        breakMinutes: 60,
        hoursSystem: 'shift',
        hoursNote: `${open}〜${close}の間で実働8時間のシフト制です。シフトは希望を聞いたうえで、前月の20日までに決めます。`,
      }
    }
  }
}

const hoursOfBrief = (brief: Brief, [from, to]: readonly [string, string]) =>
  brief.kind === 'one_day'
    ? {
        hoursNote: `${from}〜${to}の間で、実働6時間です。休憩は60分です。${daysInWords(brief)}だけの勤務です。`,
        holidays: '勤務は1日だけです。',
      }
    : {
        hoursNote: `${from}〜${to}の間で、1日に実働6時間のシフト制です。休憩は60分です。期間は${daysInWords(brief)}です。`,
        holidays: brief.days > 6 ? '期間中は週に2日（シフトによる）' : `勤務は${brief.days}日間だけです。`,
      }

const partTime = (random: Random, { spans, weekend }: OpeningHours, brief: Brief | null): Conditions => {
  const [from, to] = random.pick(spans)
  const days = random.int(1, 3)
  const often = `週${days}日・1日${random.int(3, 5)}時間から相談できます。休憩は6時間を超える勤務で60分です。試験期間は希望に応じてシフトを減らせます。`
  const usual: Conditions = {
    hoursSystem: 'shift',
    startsAt: null,
    endsAt: null,
    breakMinutes: 60,
    deemedMinutes: null,
    hoursNote: `${weekend ? '' : '平日'}${from}〜${to}の間で、${often}`,
    overtime: false,
    overtimeHours: 0,
    holidays: `${weekend ? 'シフトによる（週1日以上）' : '土曜・日曜・祝日'}。労働日数に応じて年次有給休暇を付与します。`,
    holidaysPerYear: null,
  }
  if (brief === null) return usual
  const { hoursNote, holidays } = hoursOfBrief(brief, [from, to])
  return { ...usual, hoursNote, holidays }
}

const student = (random: Random): Conditions => ({
  hoursSystem: 'shift',
  startsAt: null,
  endsAt: null,
  breakMinutes: 60,
  deemedMinutes: null,
  hoursNote: `平日10:00〜19:00の間で、週${random.int(2, 3)}日・1日${random.int(4, 5)}時間から。授業の予定に合わせて相談できます。休憩は6時間を超える勤務で60分です。`,
  overtime: false,
  overtimeHours: 0,
  holidays: '土曜・日曜・祝日、年末年始。労働日数に応じて年次有給休暇を付与します。',
  holidaysPerYear: null,
})

const programme = (random: Random, kind: JobPostKind): Conditions => {
  const short = kind === 'open_company' && random.chance(0.6)
  return {
    hoursSystem: 'fixed',
    startsAt: short ? '13:00' : '10:00',
    endsAt: short ? '16:00' : '17:00',
    breakMinutes: short ? 10 : 60,
    deemedMinutes: null,
    hoursNote: short ? null : '昼の休憩は12:00〜13:00です。',
    overtime: false,
    overtimeHours: null,
    holidays: '土曜・日曜・祝日には実施しません。',
    holidaysPerYear: null,
  }
}

const advanced = (): Conditions => ({
  hoursSystem: 'fixed',
  startsAt: '09:30',
  endsAt: '18:30',
  breakMinutes: 60,
  deemedMinutes: null,
  hoursNote: '週4日の勤務です。研究室の予定に合わせて、曜日を相談できます。',
  overtime: false,
  overtimeHours: 0,
  holidays: '週休3日（土日・祝日と、平日のうち1日）',
  holidaysPerYear: null,
})

/** Hours, breaks, overtime and holidays by kind and occupation. */
export const conditionsOf = (
  random: Random,
  kind: JobPostKind,
  hours: OccupationWords['hours'],
  opening: OpeningHours,
  brief: Brief | null,
): Conditions => {
  if (kind === 'new_grad') return fullTime(random, hours, opening)
  if (kind === 'part_time') return partTime(random, opening, brief)
  if (kind === 'paid_internship') return student(random)
  return kind === 'internship_advanced' ? advanced() : programme(random, kind)
}

export const insuranceOf = (random: Random, kind: JobPostKind, brief: Brief | null): InsuranceKind[] => {
  if (kind === 'new_grad') return ['employment', 'accident', 'health', 'pension']
  // Eight hours on four days for three months; daytime students are outside the employment insurance.
  if (kind === 'internship_advanced') return ['accident', 'health', 'pension']
  if (kind === 'part_time' && random.chance(0.15) && brief === null) return ['employment', 'accident']
  return isEmployment(kind) ? ['accident'] : []
}

/** `varies` is of several places, the first of which is named. */
export const smokingOf = (
  random: Random,
  [first, second]: readonly WorkplaceRow[],
  remoteOnly: boolean,
): { smoking: SmokingMeasure; smokingNote: string | null } => {
  const drawn = random.weighted([
    ['no_smoking', 5],
    ['outdoor_area', 3],
    ['smoking_room', 2],
    ['varies', 1],
  ] as const)
  if (drawn !== 'varies') return { smoking: drawn, smokingNote: null }
  if (first === undefined || second === undefined || remoteOnly)
    return { smoking: 'outdoor_area', smokingNote: null }
  return {
    smoking: 'varies',
    smokingNote: `${first.name ?? first.city}は敷地内禁煙、ほかの就業場所は屋内禁煙（屋外に喫煙場所あり）です。`,
  }
}

export const remoteOf = (random: Random, kind: JobPostKind, hours: OccupationWords['hours']): Remote => {
  const desk = hours === 'flex' || hours === 'discretionary' ? 1 : hours === 'office' ? 0.5 : 0
  if (kind === 'part_time' && desk < 1) return 'none'
  if (kind === 'open_company' || kind === 'career_education')
    return random.weighted([
      ['full', 4],
      ['none', 5],
      ['partial', 1],
    ] as const)
  return random.weighted([
    ['partial', 5 * desk],
    ['full', 1.2 * desk],
    ['none', 6],
  ] as const)
}
