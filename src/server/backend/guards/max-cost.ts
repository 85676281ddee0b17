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

/** Objects an operation may ask for, with the costly fields below. A full list page of 50 ads asks for about 300. */
const costMax = 3_000

/** Fields that count or search many rows, against one for a field that reads one. */
const costlyFields: Readonly<Record<string, number>> = { facets: 50, search: 50, suggestions: 20, similar: 5 }

/** How many items a field may answer: its `first`; the largest page when a variable decides. */
const itemsOf = (node: FieldNode, field: GraphQLField<unknown, unknown>): number => {
  const declared = field.args.find(({ name }) => name === 'first')
  if (declared === undefined) return 1
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value))
  if (value?.kind === Kind.VARIABLE) return limits.pageSizeMax
  return limits.pageSize
}

/** Where a selection stands: its type, how many items each of its connections' edges has, the fragments around it. */
type Place = { parent: GraphQLCompositeType; edges: number; open: ReadonlySet<string> }

/** Refuses operations that could load more than `costMax` objects, whatever their variables. */
export const MaxCostRule = (context: ValidationContext): ASTVisitor => {
  const known = new Map<string, number>()
  const costOfField = (node: FieldNode, { parent, edges, open }: Place): number => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0
    const field = parent.getFields()[node.name.value]
    if (field === undefined) return 0
    const type = getNamedType(field.type)
    if (!isCompositeType(type)) return 0
    const items = itemsOf(node, field)
    // Of a list with a count and facets only the edges are many; `search` holds several such lists of one length.
    const isList = isObjectType(type) && 'edges' in type.getFields()
    const passesOn = node.name.value === 'search' || (isList && items > 1)
    const inside = costOf(node.selectionSet, { parent: type, edges: passesOn ? items : edges, open })
    const own = costlyFields[node.name.value] ?? 1
    if (node.name.value === 'edges') return own + edges * inside
    return own + (isList || passesOn ? 1 : items) * inside
  }
  const costOfFragment = (name: string, place: Place): number => {
    const fragment = context.getFragment(name)
    const parent = context.getSchema().getType(fragment?.typeCondition.name.value ?? '')
    // A fragment inside itself is refused by another rule.
    if (place.open.has(name) || fragment === undefined || fragment === null || !isCompositeType(parent))
      return 0
    const key = `${name} ${place.edges}`
    const open = new Set([...place.open, name])
    const cost = known.get(key) ?? costOf(fragment.selectionSet, { ...place, parent, open })
    known.set(key, cost)
    return cost
  }
  const costOf = (set: SelectionSetNode | undefined, place: Place): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, place)
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet, place)
      return sum + costOfFragment(selection.name.value, place)
    }, 0)
  return {
    OperationDefinition: (node) => {
      const parent = context.getSchema().getRootType(node.operation)
      const place = { edges: limits.pageSize, open: new Set<string>() }
      if (parent && costOf(node.selectionSet, { ...place, parent }) > costMax)
        context.reportError(codedError('TOO_COMPLEX', 'Asks for too much at once'))
    },
  }
}
