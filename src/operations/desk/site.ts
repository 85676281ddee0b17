import { graphql } from '#operations/graphql.ts'

/** A page of the audit log. */
export const DeskAuditQuery = graphql(`
  query DeskAudit($action: String, $subject: String, $actor: String, $day: Date, $after: ID) {
    deskAudit(action: $action, subject: $subject, actor: $actor, day: $day, after: $after) {
      id
      at
      actor
      action
      subject
      subjectName
      detail
    }
  }
`)

export const DeskAuditCsvQuery = graphql(`
  query DeskAuditCsv($action: String, $subject: String, $actor: String, $day: Date) {
    deskAuditCsv(action: $action, subject: $subject, actor: $actor, day: $day)
  }
`)

export const DeskTasksQuery = graphql(`
  query DeskTasks {
    deskTasks {
      failed {
        id
        name
        failedAt
        tries
        words
      }
      sweeps {
        name
        ranAt
        milliseconds
        found
        failedAt
      }
      limits {
        name
        refused
      }
    }
  }
`)

export const DeskAdminsQuery = graphql(`
  query DeskAdmins {
    deskAdmins {
      admins {
        email
        own
      }
      changes {
        id
        kind
        email
        askedBy
        reason
        askedAt
        dueAt
        endedAt
        end
        own
      }
    }
  }
`)

export const DeskConsentsQuery = graphql(`
  query DeskConsents {
    deskConsents {
      document
      version
      people
    }
  }
`)

export const DeskLeaksQuery = graphql(`
  query DeskLeaks {
    deskLeaks {
      id
      title
      learnedOn
      kind
      firstOn
      finalOn
    }
  }
`)

export const DeskLeakQuery = graphql(`
  query DeskLeak($id: ID!) {
    deskLeak(id: $id) {
      id
      title
      learnedOn
      kind
      overview
      items
      people
      cause
      harm
      told
      published
      prevention
      other
      firstOn
      finalOn
      updatedAt
      stamp
    }
  }
`)
