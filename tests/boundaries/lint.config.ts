import root from '../../oxlint.config.ts'

/** The project's own rules over this folder's `src`, as if it were the project's. */
export default { ...root, ignorePatterns: ['lint.config.ts'] }
