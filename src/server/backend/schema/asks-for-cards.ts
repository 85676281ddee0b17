import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** What is asked of one object: each field, with what is asked of its values; @skip and @include are not looked at. */
type Asked = Map<string, SelectionSetNode[]>

const gather = (sets: readonly SelectionSetNode[], { fragments }: Info): Asked => {
  const asked: Asked = new Map()
  const seen = new Set<string>()
  const add = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const inside = asked.get(selection.name.value) ?? []
        if (selection.selectionSet !== undefined) inside.push(selection.selectionSet)
        asked.set(selection.name.value, inside)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        const fragment = fragments[selection.name.value]
        if (fragment !== undefined) add(fragment.selectionSet)
      }
    }
  }
  for (const set of sets) add(set)
  return asked
}

/** Fields of an ad that its card row answers; of those that are read from the same row, which parts. Null: all of them. */
const cardFields: Readonly<Record<string, readonly string[] | null>> = {
  __typename: null,
  id: null,
  kind: null,
  title: null,
  occupation: null,
  remote: null,
  hours: ['__typename', 'note'],
  wage: ['__typename', 'unit', 'min', 'max'],
  features: null,
  publishAt: null,
  validThrough: null,
  replyByDays: null,
  status: null,
  closeReason: null,
  closedAt: null,
  open: null,
  workplaces: null,
  workplacesInRange: null,
  company: ['__typename', 'id', 'displayName'],
}

/**
 * Whether of the ads at the end of `path`, from the field that is resolved, only what a card row holds is asked
 * (`loaders/card-row.ts`).
 */
export const asksForCards = (info: Info, path: readonly string[]): boolean => {
  let sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  for (const step of path) sets = gather(sets, info).get(step) ?? []
  for (const [name, inside] of gather(sets, info)) {
    if (!Object.hasOwn(cardFields, name)) return false
    const parts = cardFields[name]
    if (parts && [...gather(inside, info).keys()].some((part) => !parts.includes(part))) return false
  }
  return true
}
