/** Instead of a number: it stands in a field of 64 bits. */
export const max16 = 0xffff
export const max32 = 0xffffffff

/** A number of 64 bits; above 2^53 it is not exact, but then it is outside of every archive anyway. */
export const read64 = (archive: Buffer, at: number): number => Number(archive.readBigUInt64LE(at))
