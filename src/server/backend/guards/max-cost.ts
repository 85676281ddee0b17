import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { limits } from '#contract/limits.ts'
import { codedError } from '#server/backend/schema/input-error.ts'

/** Objects an operation may ask for, with the dear fields below. A full list page of 50 ads asks for about 300. */
const costMax = 3_000

/** Fields that count or search many rows, against one for a field that reads one. */
const dearFields: Readonly<Record<string, number>> = { facets: 50, search: 50, suggestions: 20, similar: 5 }

/** How many items a field may answer: its `first`; the largest page when a variable decides. */
const itemsOf = (node: FieldNode, field: GraphQLField<unknown, unknown>): number => {
  const declared = field.args.find(({ name }) => name === 'first')
  if (declared === undefined) return 1
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value))
  if (value?.kind === Kind.VARIABLE) return limits.pageSizeMax
  return limits.pageSize
}

/** Refuses operations that could load more than `costMax` objects, whatever their variables. */
export const MaxCostRule = (context: ValidationContext): ASTVisitor => {
  const known = new Map<string, number>()
  const costOfField = (node: FieldNode, parent: GraphQLCompositeType, open: ReadonlySet<string>): number => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0
    const field = parent.getFields()[node.name.value]
    if (field === undefined) return 0
    const type = getNamedType(field.type)
    if (!isCompositeType(type)) return 0
    const own = dearFields[node.name.value] ?? 1
    return own + itemsOf(node, field) * costOf(node.selectionSet, type, open)
  }
  const costOfFragment = (name: string, open: ReadonlySet<string>): number => {
    const fragment = context.getFragment(name)
    const type = context.getSchema().getType(fragment?.typeCondition.name.value ?? '')
    if (open.has(name) || fragment === undefined || fragment === null || !isCompositeType(type)) return 0
    const cost = known.get(name) ?? costOf(fragment.selectionSet, type, new Set([...open, name]))
    known.set(name, cost)
    return cost
  }
  const costOf = (
    set: SelectionSetNode | undefined,
    parent: GraphQLCompositeType,
    open: ReadonlySet<string>,
  ): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, parent, open)
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet, parent, open)
      return sum + costOfFragment(selection.name.value, open)
    }, 0)
  return {
    OperationDefinition: (node) => {
      const root = context.getSchema().getRootType(node.operation)
      if (root && costOf(node.selectionSet, root, new Set()) > costMax)
        context.reportError(codedError('TOO_COMPLEX', 'Asks for too much at once'))
    },
  }
}
