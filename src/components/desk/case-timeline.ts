import { reportOutcomeNames, reportReasonNames, type ReportReason } from '#contract/codes/report.ts'
import { receiptNumber } from '#contract/receipt-number.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { DeskReportQuery } from '#operations/desk/reports.ts'

type Case = NonNullable<ResultOf<typeof DeskReportQuery>['deskReport']>

/** One thing that happened in a case. `text` empty: nothing was written. */
export type CaseEvent = { at: string; name: string; about: string; text: string }

const namesOf = (reasons: readonly ReportReason[]) =>
  reasons.map((reason) => reportReasonNames[reason]).join('、')

/** What happened in a case, the first first: reports, questions, answers and ends. */
export const caseTimeline = ({ reports, inquiries }: Case): readonly CaseEvent[] =>
  [
    ...reports.flatMap(
      ({ id, revision, reasons, text, sentAt, erased, outcome, outcomeReason, closedAt }) => [
        {
          at: sentAt,
          name: `通報（受付番号 ${receiptNumber(id)}）`,
          about: `${namesOf(reasons)}・求人の第${revision}版について${erased ? '・文章は保存期間を過ぎて消去しました' : ''}`,
          text,
        },
        ...(closedAt === null || outcome === null
          ? []
          : [
              {
                at: closedAt,
                name: `結果（受付番号 ${receiptNumber(id)}）`,
                about: reportOutcomeNames[outcome],
                text: outcomeReason ?? '',
              },
            ]),
      ],
    ),
    ...inquiries.flatMap(({ reasons, question, askedAt, answer, answeredAt }) => [
      { at: askedAt, name: '会社への確認', about: namesOf(reasons), text: question },
      ...(answeredAt === null ? [] : [{ at: answeredAt, name: '会社の回答', about: '', text: answer ?? '' }]),
    ]),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
