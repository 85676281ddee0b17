import type { DocumentNode } from 'graphql'

/** On whose behalf operations are executed. One object per request: what is read of the person is kept with it. */
export type OperationCaller = {
  requestId: string
  /** Null: nobody is signed in. */
  bearerToken: string | null
  /** What the backend's limits count by, see `clientNetwork`; null: a page for everyone, whoever asks. */
  client: string | null
}

/** What GraphQL over HTTP would answer. */
export type OperationAnswer = {
  data?: unknown
  errors?: readonly { message?: string; extensions?: Readonly<Record<string, unknown>> }[]
}

/** Executes an operation of the repository. `document` is a constant of the program, `variables` are JSON values. */
export type ExecuteOperation = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  caller: OperationCaller,
) => Promise<OperationAnswer>
