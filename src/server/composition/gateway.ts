import type { Backend } from '#server/backend/handle.ts'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { createGateway } from '#server/gateway/create-gateway.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import { loadKnownOperations } from '#server/gateway/known-operations.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'

/** The one door to the backend: in this process, or where the configuration says. */
export const composeGateway = async (
  { backend, graphqlOperations }: Pick<Config, 'backend' | 'graphqlOperations'>,
  { handle, execute }: Pick<Backend, 'handle' | 'execute'>,
  log: Log,
): Promise<Gateway> =>
  createGateway({
    upstream:
      backend.kind === 'in-process'
        ? { kind: 'in_process', handle, execute }
        : { kind: 'remote', url: backend.url },
    operations:
      graphqlOperations === 'any'
        ? { kind: 'any' }
        : { kind: 'known', documents: await loadKnownOperations(procedures) },
    log,
  })
