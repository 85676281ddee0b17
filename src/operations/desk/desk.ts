import { graphql } from '#operations/graphql.ts'

/** What waits for the operator. */
export const DeskTodayQuery = graphql(`
  query DeskToday {
    deskToday {
      counts {
        queue
        waiting
      }
      things {
        queue
        id
        title
        since
        dueAt
        claim {
          holder
          own
          until
        }
      }
    }
  }
`)

/** What became of an act at the desk. */
export const DeskOutcomeFields = graphql(`
  fragment DeskOutcomeFields on DeskOutcome @_unmask {
    done
    refusal
    words
    mails {
      subject
      text
      readers
    }
  }
`)
