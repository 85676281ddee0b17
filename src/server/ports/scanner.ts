/** Looks for malware. Rejects when it cannot tell: it is away, too slow, or refuses the size. */
export type Scanner = { scan: (bytes: AsyncIterable<Uint8Array>) => Promise<'clean' | 'found'> }
