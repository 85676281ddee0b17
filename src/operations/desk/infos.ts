import { graphql } from '#operations/graphql.ts'

/** Announcements in one state. */
export const DeskInfosQuery = graphql(`
  query DeskInfos($state: InfoState!, $page: Int) {
    deskInfos(state: $state, page: $page) {
      counts {
        state
        count
      }
      lines {
        id
        title
        important
        publishAt
        updatedAt
      }
    }
  }
`)

/** One of them. */
export const DeskInfoQuery = graphql(`
  query DeskInfo($id: ID!) {
    deskInfo(id: $id) {
      id
      state
      title
      body
      important
      publishAt
      correctedAt
      withdrawnAt
      stamp
      revisions {
        title
        body
        important
        replacedAt
      }
    }
  }
`)
