import type { ASTVisitor, ValidationContext } from 'graphql'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Aliases in one document; our own use at most a handful. */
const aliasesMax = 15

/** Refuses documents that ask for the same field again and again under other names. */
export const MaxAliasesRule = (context: ValidationContext): ASTVisitor => {
  let count = 0
  return {
    Field: (node) => {
      if (node.alias !== undefined && ++count === aliasesMax + 1)
        context.reportError(codedError('TOO_COMPLEX', `Has more than ${aliasesMax} aliases`))
    },
  }
}
