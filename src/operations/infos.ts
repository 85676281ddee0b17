import { graphql } from './graphql.ts'

/** An announcement in a list. */
export const InfoLine = graphql(`
  fragment InfoLine on Info {
    id
    title
    important
    publishAt
  }
`)

export const InfoListQuery = graphql(
  `
    query InfoList($page: Int!) {
      infos(page: $page) {
        total {
          value
          exact
        }
        edges {
          node {
            ...InfoLine
          }
        }
      }
    }
  `,
  [InfoLine],
)

export const InfoQuery = graphql(`
  query Info($id: ID!) {
    info(id: $id) {
      id
      title
      body
      important
      publishAt
      updatedAt
      correctedAt
    }
  }
`)

export const InfoWithdrawnQuery = graphql(`
  query InfoWithdrawn($id: ID!) {
    infoWithdrawn(id: $id)
  }
`)
