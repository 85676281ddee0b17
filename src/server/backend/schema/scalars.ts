import { GraphQLError } from 'graphql'
import { isDay, isInstant } from '#server/domain/calendar.ts'
import type { Builder } from './builder.ts'

const refused = (name: string) => new GraphQLError(`Not a ${name}`, { extensions: { code: 'INVALID_INPUT' } })

const checked = (name: string, is: (text: string) => boolean) => (value: unknown) => {
  if (typeof value !== 'string' || !is(value)) throw refused(name)
  return value
}

export const addScalars = (builder: Builder): void => {
  builder.scalarType('DateTime', {
    description: 'An instant, RFC 3339 in UTC.',
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    parseValue: checked('DateTime', isInstant),
  })
  builder.scalarType('ProfileSnapshot', {
    description:
      'What a company is sent of a student, as it stood then: the object that src/contract/student-profile.ts describes. It is only ever told, never given.',
    serialize: (value) => value,
    parseValue: () => {
      throw refused('ProfileSnapshot')
    },
  })
  builder.scalarType('Offer', {
    description:
      'What a company said of the work with its offer: the object that src/contract/offer.ts describes. It is only ever told.',
    serialize: (value) => value,
    parseValue: () => {
      throw refused('Offer')
    },
  })
  builder.scalarType('AdRecord', {
    description:
      'What an ad says: the object that src/contract/ad-record.ts describes. It is only ever told.',
    serialize: (value) => value,
    parseValue: () => {
      throw refused('AdRecord')
    },
  })
  builder.scalarType('QuestionnaireReport', {
    description:
      'How a questionnaire came out: the object that src/contract/questionnaires/report.ts describes. It is only ever told, to its person, never given.',
    serialize: (value) => value,
    parseValue: () => {
      throw refused('QuestionnaireReport')
    },
  })
  builder.scalarType('WorkFit', {
    description:
      'An ad beside the caller’s own results: the object that src/contract/questionnaires/work-aspects.ts describes. It is only ever told, to its person, never given.',
    serialize: (value) => value,
    parseValue: () => {
      throw refused('WorkFit')
    },
  })
  builder.scalarType('Date', {
    description: 'A calendar day, YYYY-MM-DD.',
    serialize: (value) => value,
    parseValue: checked('Date', isDay),
  })
}
