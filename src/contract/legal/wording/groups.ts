import { unlawfulMeanings } from '#contract/legal/meaning/conditions.ts'
import {
  boundMeanings,
  dangerMeanings,
  elsewhereMeanings,
  unpaidWorkMeanings,
} from '#contract/legal/meaning/work.ts'
import {
  genderedMeanings,
  pressureMeanings,
  questionMeanings,
  unequalMeanings,
} from '#contract/legal/meaning/people.ts'
import {
  contractingWordings,
  dispatchWordings,
  elsewhereWordings,
  freelanceWordings,
  unlawfulWordings,
} from './conditions.ts'
import { questionStatements, selectionStatements } from '#contract/legal/statements/questions.ts'
import { dangerStatements } from '#contract/legal/statements/danger.ts'
import { keptOutStatements } from '#contract/legal/statements/kept-out.ts'
import { leavingStatements } from '#contract/legal/statements/leaving.ts'
import { menStatements, womenStatements } from '#contract/legal/statements/people.ts'
import { programmeStatements } from '#contract/legal/statements/programmes.ts'
import { conditionStatements } from '#contract/legal/statements/statements.ts'
import { ageWordings, unequalWordings } from './equality.ts'
import { genderedWordings, womenPreferredWordings } from './gender.ts'
import { emptyWordings, promiseWordings } from './promises.ts'
import { demandWordings } from './demands.ts'
import { intrudingWordings, privateWordings } from './private.ts'
import { crimeWordings } from './crime.ts'
import { engagementWordings } from './engagement.ts'
import { dividedWordings, everydayAgeWordings, keptOutWordings } from './people.ts'
import { pressureWordings } from './pressure.ts'
import { probationWordings } from './probation.ts'
import { internshipWordings, programmeWordings } from './programmes.ts'
import { questionWordings, selectionWordings } from './questions.ts'
import { restWordings } from './rest.ts'
import { unpaidWordings } from './unpaid.ts'
import { unwiseWordings } from './unwise.ts'

/** The lists of wordings as they are told to companies; `note`: when one of them is lawful all the same, or null. */
export const wordingGroups = [
  {
    id: 'gender',
    name: '性別に関わる言葉',
    note: '女性が4割に満たない職種で女性を優先する措置（男女雇用機会均等法8条）は、根拠の条文または女性の割合を募集に書けば掲載できます。「女性活躍推進」のような会社の取り組みの紹介は当たりません。',
    wordings: [
      ...genderedWordings,
      ...womenPreferredWordings,
      ...genderedMeanings,
      ...dividedWordings,
      ...womenStatements,
      ...menStatements,
    ],
  },
  {
    id: 'equality',
    name: '年齢・国籍・障害・家族・容姿に関わる言葉',
    note: '年齢は、例外事由に当たるときに年齢の欄に書けば掲載できます。',
    wordings: [
      ...ageWordings,
      ...everydayAgeWordings,
      ...unequalWordings,
      ...unequalMeanings,
      ...keptOutWordings,
      ...keptOutStatements,
    ],
  },
  {
    id: 'questions',
    name: '質問と選考の方法',
    note: '応募者への質問と選考の流れに使えません。自社で行う適性検査や筆記試験は、名称を書けば掲載できます。',
    wordings: [
      ...questionWordings,
      ...questionMeanings,
      ...privateWordings,
      ...selectionWordings,
      ...intrudingWordings,
      ...questionStatements,
      ...selectionStatements,
      ...demandWordings,
    ],
  },
  {
    id: 'conditions',
    name: '契約と労働条件に関わる言葉',
    note: null,
    wordings: [
      ...dispatchWordings,
      ...contractingWordings,
      ...freelanceWordings,
      ...elsewhereWordings,
      ...elsewhereMeanings,
      ...boundMeanings,
      ...unlawfulWordings,
      ...unlawfulMeanings,
      ...unpaidWordings,
      ...probationWordings,
      ...restWordings,
      ...engagementWordings,
      ...conditionStatements,
    ],
  },
  {
    id: 'danger',
    name: '闇バイトの募集に多い言い方',
    note: 'このような言い方のある求人は、運営者が読むまで掲載されません。',
    wordings: [...dangerMeanings, ...crimeWordings, ...dangerStatements],
  },
  {
    id: 'programmes',
    name: '催しでの無給の労働と、参加する学生への負担',
    note: '見学、体験、演習、社員への同行は当たりません。',
    wordings: [...unpaidWorkMeanings, ...programmeWordings, ...internshipWordings, ...programmeStatements],
  },
  {
    id: 'offers',
    name: '内定と引き換えの要求',
    note: '未成年の方の採用で保護者の同意を求めることは、当たりません。',
    wordings: [...pressureMeanings, ...pressureWordings, ...leavingStatements],
  },
  {
    id: 'promises',
    name: '約束の言葉',
    note: '同じ文に実績の数字があれば当たりません。',
    wordings: promiseWordings,
  },
  {
    id: 'unwise',
    name: '禁じられてはいないが、すすめない条件',
    note: '使っても掲載できます。仕事に必要なときは、その理由を添えることをおすすめします。',
    wordings: unwiseWordings,
  },
  {
    id: 'empty',
    name: '中身の伝わらない言葉',
    note: '使っても掲載できますが、事実に置きかえることをおすすめします。',
    wordings: emptyWordings,
  },
] as const
