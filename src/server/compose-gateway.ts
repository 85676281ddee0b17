import type { Backend } from './backend/handle.ts'
import { procedures } from './backend/procedures/procedures.ts'
import { createGateway } from './gateway/create-gateway.ts'
import type { Gateway } from './gateway/gateway.ts'
import { loadKnownOperations } from './gateway/known-operations.ts'
import type { Config } from './platform/config.ts'
import type { Log } from './platform/log.ts'

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
