import type { Builder } from '#server/backend/schema/builder.ts'

/** What the sections of a company's profile are given; the schemas of the contract say what each may be. */
export const addCompanyInputs = (builder: Builder) => {
  const Hires = builder.inputType('YouthHiresInput', {
    fields: (t) => ({
      year: t.int({ required: true }),
      hired: t.int({ required: true }),
      left: t.int({ required: true }),
      male: t.int(),
      female: t.int(),
    }),
  })
  const Leave = builder.inputType('ParentalLeaveInput', {
    fields: (t) => ({
      maleTaken: t.int({ required: true }),
      maleEligible: t.int({ required: true }),
      femaleTaken: t.int({ required: true }),
      femaleEligible: t.int({ required: true }),
    }),
  })
  return {
    Names: builder.inputType('CompanyNamesInput', {
      fields: (t) => ({
        legalName: t.string({ required: true }),
        kana: t.string({ required: true }),
        displayName: t.string({ required: true }),
        corporateNumber: t.string({ description: 'Null of a sole trader, who has none.' }),
        representative: t.string({ required: true }),
      }),
    }),
    Address: builder.inputType('CompanyAddressInput', {
      fields: (t) => ({
        postalCode: t.string({ required: true }),
        prefectureCode: t.string({ required: true }),
        city: t.string({ required: true }),
        street: t.string({ required: true }),
        building: t.string({ required: true }),
      }),
    }),
    Contact: builder.inputType('CompanyContactInput', {
      fields: (t) => ({
        contactTel: t.string(),
        contactEmail: t.string(),
        contactForm: t.string(),
        website: t.string(),
        harassmentDesk: t.string(),
      }),
    }),
    Business: builder.inputType('CompanyBusinessInput', {
      fields: (t) => ({
        industryCode: t.string({ required: true }),
        employees: t.int(),
        foundedYear: t.int(),
        capital: t.float({ description: 'Yen; larger than an Int holds.' }),
        description: t.string({ required: true }),
      }),
    }),
    Youth: builder.inputType('CompanyYouthInput', {
      fields: (t) => ({
        hires: t.field({ type: [Hires], required: true }),
        averageTenure: t.float(),
        averageAge: t.float(),
        training: t.string(),
        selfDevelopment: t.string(),
        mentor: t.string(),
        careerConsulting: t.string(),
        internalCertification: t.string(),
        averageOvertime: t.float(),
        averagePaidLeave: t.float(),
        parentalLeave: t.field({ type: Leave }),
        femaleManagers: t.float(),
        femaleOfficers: t.float(),
      }),
    }),
  }
}
