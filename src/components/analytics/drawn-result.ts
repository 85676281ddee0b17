import { formatDate } from '#contract/format/time.ts'
import { chartGroups, middleOf } from '#contract/questionnaires/chart-rows.ts'
import type { DrawnResult } from '#contract/questionnaires/drawn-result.ts'
import { questionnaireOutlines, type Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import { guidance } from '#contract/questionnaires/words/guidance.ts'
import { resultWords } from './result-sections.ts'

type Parts = { report: QuestionnaireReport; finishedAt: string; site: string }

/** What is drawn of a result: the same chart and words as on its page. */
export const drawnResult = (
  questionnaire: Questionnaire,
  { report, finishedAt, site }: Parts,
): DrawnResult => ({
  title: `${questionnaireOutlines[questionnaire].name}の結果`,
  subtitle: `${formatDate(finishedAt)}　${site}`,
  groups: chartGroups(report.result),
  middle: middleOf(report.result),
  sections: [
    ...resultWords(report).map(({ name, meaning, work, parts }) => ({
      heading: name,
      texts: [
        meaning,
        ...parts.map((part) => `${part.name}：${part.meaning}`),
        ...(work === null ? [] : [`仕事を選ぶときの手がかり：${work}`]),
      ],
    })),
    { heading: '読むときに気をつけること', texts: guidance[questionnaire].cannot },
  ],
})
