import { servePool } from '#server/platform/worker-pool/serve-pool.ts'
import { judgeFile } from './judge-file.ts'

// The file that a judging thread runs.
servePool(judgeFile)
