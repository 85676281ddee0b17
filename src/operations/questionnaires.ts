import { graphql } from './graphql.ts'
import { JobCard } from './job-posts.ts'

/** Both questionnaires with every result of the student's. */
export const OwnQuestionnaires = graphql(`
  query OwnQuestionnaires {
    ownQuestionnaires {
      agreed
      list {
        questionnaire
        answered
        unreadable
        shared
        results {
          id
          finishedAt
          report
        }
      }
    }
  }
`)

export const QuestionnaireRun = graphql(`
  query QuestionnaireRun($questionnaire: Questionnaire!) {
    questionnaireRun(questionnaire: $questionnaire) {
      id
      answers
    }
  }
`)

export const QuestionnaireResult = graphql(`
  query QuestionnaireResult($questionnaire: Questionnaire!, $id: ID, $normGroup: String!) {
    questionnaireResult(questionnaire: $questionnaire, id: $id, normGroup: $normGroup) {
      id
      finishedAt
      report
    }
  }
`)

/** Ads whose described work is near to the student's own results. */
export const NearWorkQuery = graphql(
  `
    query NearWork {
      nearWork {
        hasResult
        comparable
        jobs {
          fit
          jobPost {
            ...JobCard
          }
        }
      }
    }
  `,
  [JobCard],
)

export const QuestionnaireExport = graphql(`
  query QuestionnaireExport($id: ID!, $format: QuestionnaireFormat!) {
    questionnaireExport(id: $id, format: $format)
  }
`)
