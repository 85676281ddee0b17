// Written by `npm run generate`; a test fails when it is out of date.

import { graphql } from './graphql.ts'
import { WorkplaceLine } from './workplace-line.ts'

/** All that an ad states. */
export const StatedFields = graphql(
  `
    fragment StatedFields on JobPost @_unmask {
      kind
      title
      occupation
      graduationYears
      duties
      dutiesRange
      workAspects {
        aspect
        value
      }
      event {
        participants
        dates
        days
        travelCosts
      }
      term {
        kind
        from
        to
        renewalCriteria
        renewalLimit
      }
      probation {
        months
        conditions
      }
      workplaces {
        ...WorkplaceLine
      }
      workplacesRange
      remote
      hours {
        system
        startsAt
        endsAt
        breakMinutes
        deemedMinutes
        note
      }
      overtime {
        exists
        hoursPerMonth
      }
      holidays
      holidaysPerYear
      wage {
        unit
        min
        max
        fixedOvertime {
          excessPaid
          name
          amount
          hours
        }
        allowances {
          name
          amount
          note
        }
        bonus
        raise
        note
      }
      insurance
      dispatch
      smoking
      smokingNote
      ageLimit {
        exception
        max
        reason
      }
      openings
      selectionFlow
      questions
      replyByDays
      validThrough
    }
  `,
  [WorkplaceLine],
)
