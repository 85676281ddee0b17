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
        urgent
        claim {
          holder
          own
          until
        }
      }
    }
  }
`)

/** The last four weeks of the site. */
export const DeskDaysQuery = graphql(`
  query DeskDays {
    deskDays {
      day
      signUps
      companies
      jobPosts
      applications
      answers
      answersInTime
    }
  }
`)

export const DeskFiguresCsv = graphql(`
  query DeskFiguresCsv($on: Date!) {
    deskFiguresCsv(on: $on)
  }
`)

export const DeskComplaintsCsv = graphql(`
  query DeskComplaintsCsv($year: Int!) {
    deskComplaintsCsv(year: $year)
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
