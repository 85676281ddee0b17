import { createDataCipher } from '#server/platform/data-cipher.ts'

/** Encrypts by a key of the tests. */
export const testCipher = createDataCipher([Buffer.alloc(32, 7)])
