import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'
import { limits } from '#contract/limits.ts'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** What is asked of one object: each field, as often as it stands there; @skip and @include are not looked at. */
type Asked = Map<string, FieldNode[]>

const gather = (sets: readonly SelectionSetNode[], { fragments }: Info): Asked => {
  const asked: Asked = new Map()
  const seen = new Set<string>()
  const add = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const same = asked.get(selection.name.value) ?? []
        same.push(selection)
        asked.set(selection.name.value, same)
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

const setsOf = (fields: readonly FieldNode[] = []): SelectionSetNode[] =>
  fields.flatMap(({ selectionSet }) => selectionSet ?? [])

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
  let sets = setsOf(info.fieldNodes)
  for (const step of path) sets = setsOf(gather(sets, info).get(step))
  for (const [name, inside] of gather(sets, info)) {
    if (!Object.hasOwn(cardFields, name)) return false
    const parts = cardFields[name]
    if (parts && [...gather(setsOf(inside), info).keys()].some((part) => !parts.includes(part))) return false
  }
  return true
}

/**
 * How many ads of a list, a field of what is resolved with them at the end of `path`, are asked for as cards: what stands
 * there as `first`, once and as a number that is taken. Null: something else is asked.
 */
export const cardsAsked = (info: Info, list: string, path: readonly string[] = []): number | null => {
  const [field, ...others] = gather(setsOf(info.fieldNodes), info).get(list) ?? []
  if (field === undefined || others.length > 0 || !asksForCards(info, [list, ...path])) return null
  const first = field.arguments?.find(({ name }) => name.value === 'first')?.value
  const length = first?.kind === Kind.INT ? Number(first.value) : 0
  return length >= 1 && length <= limits.pageSize ? length : null
}
