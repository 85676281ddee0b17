import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/backend/database/schema/*.ts',
  out: './src/server/backend/database/migrations',
})
