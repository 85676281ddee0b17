import { deskMatrix, deskTypes } from '#server/backend/schema/access/testing/desk-rows.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

const list = (field: string) => `{ deskCompanies(list: all) { ${field} } }`

export const deskCompaniesArea: MatrixArea = {
  matrix: deskMatrix([
    'Query.deskCompanies',
    'Query.deskCompany',
    'Mutation.approveCompany',
    'Mutation.decideCompany',
    'Mutation.acceptCompanyRename',
    'Mutation.refuseCompanyRename',
    'Mutation.setCompanyVerification',
    'DeskCompanyList',
    'DeskCompanyCount',
    'DeskCompanyLine',
    'DeskCompany',
    'DeskCompanyOwner',
    'DeskCompanyRename',
    'DeskCompanyOther',
    'DeskCompanyEvent',
    'DeskCompanyTalk',
    'Mutation.askCompany',
    'Mutation.decideCompanyAppeal',
  ]),
  operations: ({ ids }) => {
    const which = () => `id: "${newId()}", read: "x"`
    return {
      'Query.deskCompanies': list('__typename'),
      'Query.deskCompany': `{ deskCompany(id: "${ids.A}") { id } }`,
      'Mutation.approveCompany': `mutation { approveCompany(${which()}, checked: none, looked: [phone], step: send) { done } }`,
      'Mutation.decideCompany': `mutation { decideCompany(${which()}, decision: suspend, reason: "理由", step: send) { done } }`,
      'Mutation.acceptCompanyRename': `mutation { acceptCompanyRename(${which()}, checked: none, step: send) { done } }`,
      'Mutation.refuseCompanyRename': `mutation { refuseCompanyRename(${which()}, reason: "理由", step: send) { done } }`,
      'Mutation.askCompany': `mutation { askCompany(${which()}, reason: "質問", step: send) { done } }`,
      'Mutation.decideCompanyAppeal': `mutation { decideCompanyAppeal(${which()}, outcome: grant, reason: "理由", step: send) { done } }`,
      'Mutation.setCompanyVerification': `mutation { setCompanyVerification(${which()}, checked: none, reason: "理由") { done } }`,
    }
  },
  unguarded: (world) => {
    const company = (field: string) => `{ deskCompany(id: "${world.ids.A}") { ${field} } }`
    return deskTypes(world, {
      DeskCompanyList: ['deskCompanies', list],
      DeskCompanyCount: ['deskCompanies', (field) => list(`counts { ${field} }`)],
      DeskCompanyLine: ['deskCompanies', (field) => list(`lines { ${field} }`)],
      DeskCompany: ['deskCompany', company],
      DeskCompanyOwner: ['deskCompany', (field) => company(`owners { ${field} }`)],
      DeskCompanyRename: ['deskCompany', (field) => company(`rename { ${field} }`)],
      DeskCompanyOther: ['deskCompany', (field) => company(`others { ${field} }`)],
      DeskCompanyTalk: ['deskCompany', (field) => company(`talk { ${field} }`)],
      DeskCompanyEvent: ['deskCompany', (field) => company(`events { ${field} }`)],
    })
  },
}
