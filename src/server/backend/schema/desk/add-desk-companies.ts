import {
  appealOutcomes,
  companyChecks,
  companyDecisions,
  companyLists,
  deskCompanyLimits,
  type CompanyListName,
} from '#contract/desk-companies.ts'
import { limits } from '#contract/limits.ts'
import type { ListedCompany } from '#server/backend/companies/company-lists.ts'
import type { SameNumber } from '#server/backend/companies/company-rows.ts'
import type { DeskCompanyLine, OtherCompany } from '#server/backend/companies/desk-companies.ts'
import { deskCompanyStamp } from '#server/backend/companies/desk-stamp.ts'
import type { Claim } from '#server/backend/desk/claims.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { addCompanyAccount } from '#server/backend/schema/companies/add-company-account.ts'
import type { addEnums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { standingOf } from '#server/domain/company-standing.ts'
import { domainMatch, domainMatches } from '#server/domain/mail-and-site.ts'
import { mailDomain } from '#server/domain/mail-domain.ts'
import { addDeskCompanyHistory, type DeskCompanyTalk } from './add-desk-company-history.ts'
import type { addDesk } from './add-desk.ts'

type Refs = ReturnType<typeof addDesk> &
  Pick<ReturnType<typeof addEnums>, 'CompanyVerification'> & {
    CompanyStanding: ReturnType<typeof addCompanyAccount>['Standing']
  }
type List = { list: CompanyListName; words: string; page: number }
type Line = DeskCompanyLine & { claim: Claim | null }
type Found = ListedCompany & { claim: Claim | null }
type Owner = ListedCompany['owners'][number] & { website: string | null }

const pagesMost = limits.countMax / deskCompanyLimits.listed

/** Companies, as operators read them. */
export const addDeskCompanies = (builder: Builder, refs: Refs): void => {
  const { DeskClaim, CompanyVerification, CompanyStanding } = refs
  const ListName = builder.enumType('CompanyListName', { values: companyLists })
  builder.enumType('CompanyCheck', { values: companyChecks })
  builder.enumType('AppealOutcome', { values: appealOutcomes })
  builder.enumType('CompanyDeskDecision', { values: companyDecisions })
  const Match = builder.enumType('DomainMatch', { values: domainMatches })
  const Count = builder.objectRef<{ list: CompanyListName; count: number }>('DeskCompanyCount').implement({
    fields: (t) => ({
      list: t.field({ type: ListName, resolve: ({ list }) => list }),
      count: t.exposeInt('count'),
    }),
  })
  const Line = builder.objectRef<Line>('DeskCompanyLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      displayName: t.exposeString('displayName'),
      legalName: t.exposeString('legalName'),
      corporateNumber: t.exposeString('corporateNumber', { nullable: true }),
      standing: t.field({ type: CompanyStanding, resolve: standingOf }),
      registeredAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      renameAskedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ renameAskedAt }) => renameAskedAt,
      }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  const List = builder.objectRef<List>('DeskCompanyList').implement({
    fields: (t) => ({
      counts: t.field({
        type: [Count],
        description: 'Of what the words find.',
        resolve: async ({ words }, _, { services }) => [...(await services.desk.companies.counts(words))],
      }),
      lines: t.field({
        type: [Line],
        resolve: async ({ list, words, page }, _, { services: { desk } }) => {
          const rows = await desk.companies.list(list, words, page)
          const claims = await desk.claims.of(
            'company',
            rows.map(({ id }) => id),
          )
          return rows.map((row) => ({ ...row, claim: claims.find(({ id }) => id === row.id) ?? null }))
        },
      }),
    }),
  })
  const Owner = builder.objectRef<Owner>('DeskCompanyOwner').implement({
    description: 'An account that owns a company.',
    fields: (t) => ({
      email: t.exposeString('email'),
      verified: t.exposeBoolean('verified', { description: 'Whether the address was verified.' }),
      domain: t.string({ resolve: ({ email }) => mailDomain(email) }),
      match: t.field({
        type: Match,
        description: 'How its domain stands to the web site.',
        resolve: ({ email, website }) => domainMatch(email, website),
      }),
    }),
  })
  const Other = builder
    .objectRef<OtherCompany | (SameNumber & { refusedAt: null })>('DeskCompanyOther')
    .implement({
      description: 'Another company, with what it has in common; nothing where its name looks alike.',
      fields: (t) => ({
        id: t.exposeID('id'),
        standing: t.field({ type: CompanyStanding, resolve: standingOf }),
        legalName: t.exposeString('legalName'),
        sameNumber: t.boolean({ resolve: (other) => 'sameNumber' in other && other.sameNumber }),
        samePhone: t.boolean({ resolve: (other) => 'samePhone' in other && other.samePhone }),
        sameAddress: t.boolean({ resolve: (other) => 'sameAddress' in other && other.sameAddress }),
      }),
    })
  const { Event, Rename, Talk } = addDeskCompanyHistory(builder)
  const Company = builder.objectRef<Found>('DeskCompany').implement({
    description: 'All that a company is judged by.',
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      standing: t.field({ type: CompanyStanding, resolve: ({ row }) => standingOf(row) }),
      registeredAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
      verification: t.field({ type: CompanyVerification, resolve: ({ row }) => row.verification }),
      legalName: t.string({ resolve: ({ row }) => row.legalName }),
      kana: t.string({ resolve: ({ row }) => row.kana }),
      displayName: t.string({ resolve: ({ row }) => row.displayName }),
      corporateNumber: t.string({ nullable: true, resolve: ({ row }) => row.corporateNumber }),
      representative: t.string({ resolve: ({ row }) => row.representative }),
      postalCode: t.string({ resolve: ({ row }) => row.postalCode }),
      prefectureCode: t.string({ resolve: ({ row }) => row.prefectureCode }),
      city: t.string({ resolve: ({ row }) => row.city }),
      street: t.string({ resolve: ({ row }) => row.street }),
      building: t.string({ resolve: ({ row }) => row.building }),
      contactTel: t.string({ nullable: true, resolve: ({ row }) => row.contactTel }),
      contactEmail: t.string({ nullable: true, resolve: ({ row }) => row.contactEmail }),
      contactForm: t.string({ nullable: true, resolve: ({ row }) => row.contactForm }),
      industryCode: t.string({ resolve: ({ row }) => row.industryCode }),
      employees: t.int({ nullable: true, resolve: ({ row }) => row.employees }),
      foundedYear: t.int({ nullable: true, resolve: ({ row }) => row.foundedYear }),
      website: t.string({ nullable: true, resolve: ({ row }) => row.website }),
      description: t.string({ resolve: ({ row }) => row.description }),
      publicAds: t.int({ resolve: ({ ads }) => ads.public }),
      allAds: t.int({ resolve: ({ ads }) => ads.all }),
      heldBy: t.exposeID('heldBy', {
        nullable: true,
        description: 'The other company that is or was active under the number.',
      }),
      owners: t.field({
        type: [Owner],
        resolve: ({ owners, row }) => owners.map((owner) => ({ ...owner, website: row.website })),
      }),
      rename: t.field({ type: Rename, nullable: true, resolve: ({ rename }) => rename }),
      others: t.field({
        type: [Other],
        resolve: async ({ row, alike }, _, { services }) => {
          const others = await services.desk.companies.others(row)
          const named = alike.filter(({ id }) => !others.some((other) => other.id === id))
          return [...others, ...named.map((each) => ({ ...each, refusedAt: null }))]
        },
      }),
      events: t.field({
        type: [Event],
        description: 'The newest first.',
        resolve: async ({ row }, _, { services }) => [...(await services.desk.companies.events(row.id))],
      }),
      talk: t.field({
        type: [Talk],
        description: 'The newest first.',
        resolve: async ({ row }, _, { services }) => {
          const { questions, appeals } = await services.desk.companies.talk(row.id)
          const all: DeskCompanyTalk[] = [
            ...questions.map(({ question, createdAt, answer }) => ({
              kind: 'question' as const,
              text: question,
              at: createdAt,
              answer,
              granted: null,
            })),
            ...appeals.map(({ text, createdAt, granted }) => ({
              kind: 'appeal' as const,
              text,
              at: createdAt,
              answer: null,
              granted,
            })),
          ]
          return all.toSorted((one, other) => other.at.getTime() - one.at.getTime())
        },
      }),
      stamp: t.string({
        description: 'Goes with every act on what was read.',
        resolve: ({ row, rename }) => deskCompanyStamp(row, rename),
      }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  builder.queryFields((t) => ({
    deskCompanies: t.field({
      type: List,
      args: {
        list: t.arg({ type: ListName, required: true }),
        words: t.arg.string({ defaultValue: '' }),
        page: t.arg.int({ defaultValue: 1 }),
      },
      resolve: (_, { list, words, page }) => {
        const number = page ?? 1
        if (number < 1 || number > pagesMost) throw inputError(`page must be from 1 to ${pagesMost}`)
        if ((words ?? '').length > deskCompanyLimits.words) throw inputError('words is too long')
        return { list, words: words ?? '', page: number }
      },
    }),
    deskCompany: t.field({
      type: Company,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, { services: { desk } }) => {
        const found = await desk.companies.find(id)
        if (found === null) return null
        const [claim = null] = await desk.claims.of('company', [found.row.id])
        return { ...found, claim }
      },
    }),
  }))
}
