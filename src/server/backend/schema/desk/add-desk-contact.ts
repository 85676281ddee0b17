import { contactWorkingDays } from '#contract/contact.ts'
import { contactStates, type ContactState } from '#contract/desk-contact.ts'
import { contactStamp, type ContactReplyRow, type ContactRow } from '#server/backend/contact/contact-desk.ts'
import type { Claim } from '#server/backend/desk/claims.ts'
import type { addContact } from '#server/backend/schema/contact/add-contact.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { endOfWorkingDay } from '#server/domain/working-days.ts'
import type { addDesk } from './add-desk.ts'
import { pageNumber } from './page-number.ts'

type Refs = Pick<ReturnType<typeof addDesk>, 'DeskClaim'> & {
  ContactKind: ReturnType<typeof addContact>
}

type List = { state: ContactState; page: number }
type Line = ContactRow & { claim: Claim | null }
type Found = { message: ContactRow; replies: readonly ContactReplyRow[]; claim: Claim | null }

/** Messages to the operator, as the operator reads them. */
export const addDeskContact = (builder: Builder, { DeskClaim, ContactKind }: Refs): void => {
  const State = builder.enumType('ContactState', { values: contactStates })
  const Count = builder.objectRef<{ state: ContactState; count: number }>('DeskContactCount').implement({
    fields: (t) => ({
      state: t.field({ type: State, resolve: ({ state }) => state }),
      count: t.exposeInt('count'),
    }),
  })
  const Line = builder.objectRef<Line>('DeskContactLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.field({ type: ContactKind, resolve: ({ kind }) => kind }),
      name: t.exposeString('name'),
      sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  const List = builder.objectRef<List>('DeskContactList').implement({
    fields: (t) => ({
      counts: t.field({
        type: [Count],
        resolve: async (_, __, { services }) => [...(await services.desk.contact.counts())],
      }),
      lines: t.field({
        type: [Line],
        description: 'What waits with the oldest first, other states with the newest first.',
        resolve: async ({ state, page }, _, { services: { desk } }) => {
          const rows = await desk.contact.list(state, page)
          const claims = await desk.claims.of(
            'contact',
            rows.map(({ id }) => id),
          )
          return rows.map((row) => ({ ...row, claim: claims.find(({ id }) => id === row.id) ?? null }))
        },
      }),
    }),
  })
  const Reply = builder.objectRef<ContactReplyRow>('DeskContactReply').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      sentAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    }),
  })
  const Message = builder.objectRef<Found>('DeskContactMessage').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ message }) => message.id }),
      kind: t.field({ type: ContactKind, resolve: ({ message }) => message.kind }),
      state: t.field({ type: State, resolve: ({ message }) => message.status }),
      name: t.string({ resolve: ({ message }) => message.name }),
      email: t.string({ resolve: ({ message }) => message.email }),
      body: t.string({ resolve: ({ message }) => message.body }),
      sentAt: t.field({ type: 'DateTime', resolve: ({ message }) => message.createdAt }),
      dueAt: t.field({
        type: 'DateTime',
        description: 'The end of the day until which people are told that an answer comes.',
        resolve: ({ message }) => endOfWorkingDay(message.createdAt, contactWorkingDays),
      }),
      stamp: t.string({
        description: 'Goes with every act on what was read.',
        resolve: ({ message }) => contactStamp(message),
      }),
      replies: t.field({ type: [Reply], resolve: ({ replies }) => [...replies] }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  builder.queryFields((t) => ({
    deskContactMessages: t.field({
      type: List,
      args: {
        state: t.arg({ type: State, required: true }),
        page: t.arg.int({ defaultValue: 1 }),
      },
      resolve: (_, { state, page }) => ({ state, page: pageNumber(page) }),
    }),
    deskContactMessage: t.field({
      type: Message,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, { services: { desk } }) => {
        const found = await desk.contact.find(id)
        if (found === null) return null
        const [claim = null] = await desk.claims.of('contact', [found.message.id])
        return { ...found, claim }
      },
    }),
  }))
}
