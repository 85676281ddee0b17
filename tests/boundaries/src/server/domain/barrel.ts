export * from './rules.ts' // red: no-barrel-file
