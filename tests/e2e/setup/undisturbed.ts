import { expect } from '@playwright/test'

/**
 * Compares what one page says with another that is opened later. Other tests publish and end ads meanwhile: it is done anew,
 * from its first page on, until nobody came between.
 */
export const undisturbed = (compare: () => Promise<void>): Promise<void> => expect(compare).toPass()
