import { graphql } from './graphql.ts'

/** A thread as one side is told of it. */
export const ThreadFields = graphql(`
  fragment ThreadFields on Thread @_unmask {
    id
    side
    counterpart
    companyId
    companyName
    applicationId
    jobPostId
    jobPostTitle
    frozen
    closing
    mayWrite
    sequence
    unread
    readSequence
    seenSequence
    lastAt
    operatorReadAt
    harassmentDesk
    deliverAt
  }
`)

export const MessageFields = graphql(`
  fragment MessageFields on Message @_unmask {
    id
    sequence
    mine
    senderName
    senderRole
    text
    files {
      fileId
      name
      size
      state
    }
    sentAt
    deliverAt
    readAt
  }
`)

/** A side's threads; a member's of one company. */
export const ThreadsQuery = graphql(`
  query Threads($companyId: ID, $filter: ThreadFilter, $query: String, $page: Int) {
    threads(companyId: $companyId, filter: $filter, query: $query, page: $page) {
      threads {
        id
        counterpart
        applicationId
        jobPostTitle
        frozen
        unread
        lastAt
        preview
        previewMine
      }
      hasNextPage
    }
    nightMessages
  }
`)

/** One thread with a part of its messages. */
export const ThreadQuery = graphql(
  `
    query ThreadWithMessages($thread: ID!, $before: Int, $first: Int) {
      thread(id: $thread) {
        ...ThreadFields
        held {
          ...MessageFields
        }
        dropped {
          ...MessageFields
        }
      }
      threadMessages(thread: $thread, before: $before, first: $first) {
        messages {
          ...MessageFields
        }
        hasMore
      }
      storedFiles {
        id
        kind
        name
        type
        size
        scan
      }
    }
  `,
  [ThreadFields, MessageFields],
)

/** What an open page does not show yet. */
export const ThreadNewsQuery = graphql(
  `
    query ThreadNews($thread: ID!, $after: Int!, $first: Int!) {
      thread(id: $thread) {
        closing
        mayWrite
        operatorReadAt
        seenSequence
        held {
          id
        }
      }
      threadMessages(thread: $thread, after: $after, first: $first) {
        messages {
          ...MessageFields
        }
        hasMore
      }
    }
  `,
  [MessageFields],
)

export const NewThreadQuery = graphql(`
  query NewThread($subject: ThreadSubjectInput!, $companyId: ID) {
    newThread(subject: $subject, companyId: $companyId) {
      threadId
      counterpart
      companyId
      companyName
      jobPostId
      jobPostTitle
      deliverAt
      mayWrite
    }
    storedFiles {
      id
      kind
      name
      type
      size
      scan
    }
    nightMessages
  }
`)

export const UnreadThreadsQuery = graphql(`
  query UnreadThreads($companyId: ID) {
    unreadThreads(companyId: $companyId)
  }
`)
