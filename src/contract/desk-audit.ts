/** Lines of the audit log: on one page, and in one file. */
export const auditLimits = { listed: 50, inFile: 10_000, typed: 200 } as const
