import process from 'node:process'

/** Where the search bench measures and writes; ends the process in words when there is nothing to measure. */
export const readEnvironment = (): { url: string; resultsFolder: string } => {
  const url = process.env.DATABASE_URL
  if (url === undefined || url === '') {
    console.error('Set DATABASE_URL to a seeded Postgres server: this bench measures one.')
    process.exit(1)
  }
  return { url, resultsFolder: 'bench-results' }
}
