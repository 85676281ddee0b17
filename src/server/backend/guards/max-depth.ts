import { Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Levels of fields an operation may nest. The deepest of our own has 7. */
const levelsMax = 12

/** Introspection nests deeply by nature and reads no record. */
const isMeta = (name: string) => name.startsWith('__')

/** Refuses operations that nest deeper than `levelsMax`. */
export const MaxDepthRule = (context: ValidationContext): ASTVisitor => {
  const known = new Map<string, number>()
  const depthOf = (set: SelectionSetNode | undefined, open: ReadonlySet<string>): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD)
          return isMeta(selection.name.value) ? 0 : 1 + depthOf(selection.selectionSet, open)
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, open)
        return depthOfFragment(selection.name.value, open)
      }),
    )
  const depthOfFragment = (name: string, open: ReadonlySet<string>): number => {
    // A fragment inside itself is refused by another rule.
    if (open.has(name)) return 0
    const depth =
      known.get(name) ?? depthOf(context.getFragment(name)?.selectionSet, new Set([...open, name]))
    known.set(name, depth)
    return depth
  }
  return {
    OperationDefinition: (node) => {
      if (depthOf(node.selectionSet, new Set()) > levelsMax)
        context.reportError(codedError('TOO_COMPLEX', `Nests deeper than ${levelsMax} levels`))
    },
  }
}
