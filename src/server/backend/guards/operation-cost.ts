import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { limits } from '#contract/limits.ts'

/**
 * Prices are in objects read: one of them takes the embedded database about 0.04 ms. A list is searched for and cut out
 * before anything of it is read, `total` counts to its end, `facets` group all of it by every filter.
 */
const listPrice = 100
const partPrices: Readonly<Record<string, number>> = { total: 50, facets: 300 }

/** What else reads more than the objects it answers. */
const fieldPrices: Readonly<Record<string, number>> = {
  'Query.firstPublishedAt': 50,
  // Up to a thousand ads are written down.
  'Query.jobPostFile': 1000,
  // Each is read with all that it says.
  'Query.jobPostRecords': 200,
  'Query.jobPostRecord': 50,
  // A hundred rows, each as costly as a form that is saved.
  'Mutation.importJobPosts': 1000,
  'Query.companyNumbers': 100,
  'Query.adInterviews': 400,
  'Query.applicant': 50,
  'Query.applicantNeighbours': 50,
  'Query.bulkCandidates': 300,
  'Query.bulkReplies': 100,
  'Query.bulkReply': 100,
  'Query.comingInterviews': 50,
  'Query.companyDates': 300,
  'Query.companyFeedDates': 300,
  'Query.companyReports': 50,
  // Five hundred ads are compared.
  'Query.nearWork': 300,
  // Up to seven hundred.
  'Query.ownHidden': 400,
  'Query.ownInterviews': 100,
  // Thirty lines, each with a count of its group.
  'Query.notifications': 60,
  'Query.notificationCount': 5,
  // Words are looked for in every message of a side.
  'Query.threads': 300,
  'Query.threadMessages': 20,
  'Query.unreadThreads': 20,
  'Query.openJobPosts': 50,
  'Query.sitemapEntries': 50,
  'Query.sitemapParts': 100,
  // All open ads are counted.
  'Query.placesWithAds': 300,
  'Query.suggestions': 100,
  // One count for each of twenty searches, each up to a hundred ads.
  'Query.ownSavedSearches': 300,
  'JobPost.similar': 20,
  // Two long texts are compared word by word.
  'JobPost.changesSince': 50,
  'Company.openJobPosts': 2,
}

/** A transaction, often with a call to the provider and a mail. Ours have one each, which must not count as costly. */
const mutationPrice = 300

/** An entry of the sitemap is two columns. */
const itemPrices: Readonly<Record<string, number>> = {
  'Query.sitemapEntries': 0.2,
  'Query.sitemapParts': 0.2,
}

/** What the schema tells of itself is in no type's fields. */
const metaFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}
/** One type, field or argument of the schema is read from memory. */
const introspectionPrice = 0.02
/** How many of them a field answers, about as our schema has them; others one. */
const introspectionItems: Readonly<Record<string, number>> = {
  '__Schema.types': 100,
  '__Schema.directives': 5,
  '__Directive.args': 2,
  '__Type.fields': 10,
  '__Type.inputFields': 10,
  '__Type.enumValues': 10,
  '__Field.args': 2,
}

/** Rows that are cut into parts, for the number of parts; more only makes them cheaper than they are. */
const rowsCut = 1_000_000

type Values = Readonly<Record<string, unknown>>
type Asked = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  operation: OperationDefinitionNode
  values: Values
  /** Costs of fragments by name and window: spread in each other twice, a few would be walked millions of times. */
  known: Map<string, number>
}

/** A whole number that an argument has in this call; null: it has none, or none that a resolver takes. */
const numberOf = (
  name: string,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { operation, values }: Asked,
): number | null => {
  const declared = field.args.find((each) => each.name === name)
  if (declared === undefined) return null
  const given = node.arguments?.find((each) => each.name.value === name)?.value
  if (given?.kind === Kind.INT) return Number(given.value)
  if (given?.kind === Kind.VARIABLE) {
    const variable = given.name.value
    const value = values[variable]
    if (typeof value === 'number') return value
    const definition = operation.variableDefinitions?.find((each) => each.variable.name.value === variable)
    if (value === undefined && definition?.defaultValue?.kind === Kind.INT)
      return Number(definition.defaultValue.value)
  }
  const value = declared.default?.value ?? declared.defaultValue
  return typeof value === 'number' ? value : limits.pageSize
}

/** How many items a field may answer by its arguments; null: it has no say in that. */
const itemsOf = (node: FieldNode, field: GraphQLField<unknown, unknown>, asked: Asked): number | null => {
  const items = numberOf('first', node, field, asked) ?? numberOf('limit', node, field, asked)
  // What is out of range is refused by its resolver.
  if (items !== null) return Math.max(0, items)
  const size = numberOf('size', node, field, asked)
  if (size === null) return null
  return size < 1 ? 0 : Math.ceil(rowsCut / size)
}

/** True for types that hold one window of a list, with or without its count. */
const holdsList = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) && ('edges' in type.getFields() || 'nodes' in type.getFields())

/** Where a selection stands: its type, and the length of the list around it. */
type Place = { parent: GraphQLCompositeType; window: number }

const costOfField = (node: FieldNode, { parent, window }: Place, asked: Asked): number => {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return 0
  const name = node.name.value
  const meta = Object.hasOwn(metaFields, name) ? metaFields[name] : undefined
  const field = meta ?? parent.getFields()[name]
  if (field === undefined) return 0
  const coordinate = `${parent.name}.${name}`
  const own = fieldPrices[coordinate] ?? (parent.name === 'Mutation' ? mutationPrice : 0)
  const type = getNamedType(field.type)
  if (!isCompositeType(type)) return own
  const items = itemsOf(node, field, asked)
  const inside = costOfSet(node.selectionSet, { parent: type, window: items ?? window }, asked)
  if (meta !== undefined || parent.name.startsWith('__'))
    return (introspectionItems[coordinate] ?? 1) * (introspectionPrice + inside)
  if (holdsList(type)) return own + listPrice + inside
  if (!holdsList(parent)) {
    // `search` is one object that hands its length on to the lists inside it.
    const times = holdsLists(type) ? 1 : (items ?? 1)
    return own + times * ((itemPrices[coordinate] ?? 1) + inside)
  }
  if (name === 'edges' || name === 'nodes') return window * (1 + inside)
  return own + (partPrices[name] ?? 1) + inside
}

const holdsLists = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) &&
  Object.values(type.getFields()).every((field) => {
    const inner = getNamedType(field.type)
    return isCompositeType(inner) && holdsList(inner)
  })

const costOfFragment = (name: string, window: number, asked: Asked): number => {
  const key = `${name} ${window}`
  const known = asked.known.get(key)
  if (known !== undefined) return known
  const fragment = asked.fragments.get(name)
  const parent = asked.schema.getType(fragment?.typeCondition.name.value ?? '')
  if (fragment === undefined || !isCompositeType(parent)) return 0
  const cost = costOfSet(fragment.selectionSet, { parent, window }, asked)
  asked.known.set(key, cost)
  return cost
}

const costOfSet = (set: SelectionSetNode | undefined, place: Place, asked: Asked): number =>
  (set?.selections ?? []).reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + costOfField(selection, place, asked)
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOfSet(selection.selectionSet, place, asked)
    return sum + costOfFragment(selection.name.value, place.window, asked)
  }, 0)

/**
 * What an operation may read, in objects, with the values of its variables. The document has been validated, or a
 * fragment inside itself would be followed for ever; 0 when it has no such operation. @skip and @include are not looked at.
 */
export const operationCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  values: Values,
): number => {
  const operations: OperationDefinitionNode[] = []
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const operation = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations[0]
  const parent = operation === undefined ? undefined : schema.getRootType(operation.operation)
  if (operation === undefined || !parent) return 0
  const asked = { schema, fragments, operation, values, known: new Map<string, number>() }
  return costOfSet(operation.selectionSet, { parent, window: limits.pageSize }, asked)
}
