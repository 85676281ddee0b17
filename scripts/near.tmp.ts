import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/backend/database/open.ts'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { databaseUrl, startTestServer } from '#server/backend/database/testing/server.ts'
import { testNow, insertPerson } from '#server/backend/testing/records.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { seedDemoResults } from '#server/backend/seed/demo-questionnaires.ts'
import { nearWork } from '#server/backend/questionnaires/near-work.ts'
import { questionnaireResult } from '#server/backend/database/schema/questionnaire.ts'
import { closeResult, resultsOf } from '#server/backend/questionnaires/result-rows.ts'
import { newId } from '#server/platform/ids.ts'
const server = await startTestServer()
const admin = await openDatabase({ kind: 'server', url: server!.url })
await admin.database.execute(sql.raw('create database near_bench')); await admin.close()
const handle = await openDatabase({ kind: 'server', url: databaseUrl(server!.url, 'near_bench') })
try {
await migrate(handle, await readMigrations())
await seedDatabase(handle, { seed: 'x', now: testNow }, { companies: 2500, jobs: 100_000 }, () => {})
await insertPerson(handle.database, { uid: 'u' })
await seedDemoResults(handle.database, testCipher, 'u', testNow)
const rows = await resultsOf(handle.database, testCipher, 'u')
for (const r of rows.slice(0,4)) for (let i=0;i<9;i++) { const place={id:newId(),uid:'u'}; await handle.database.insert(questionnaireResult).values({ ...place, ...closeResult(testCipher, place, r.content!), questionnaire:r.questionnaire, version:r.version, finishedAt:r.finishedAt }) }
await handle.database.execute(sql`analyze`)
const t:number[]=[]
for (let i=0;i<60;i++){ const a=performance.now(); const n=await nearWork(handle.database, testCipher,'u',testNow); t.push(performance.now()-a); if(i===0)console.log(n?.jobs.length) }
t.splice(0,10); t.sort((a,b)=>a-b); console.log('p50',t[25],'p95',t[47])
const r0=performance.now(); for(let i=0;i<20;i++) await resultsOf(handle.database, testCipher,'u'); console.log('resultsOf', (performance.now()-r0)/20)
const e = await handle.database.execute(sql`explain (analyze, buffers) select p.id, p.work_aspects as work from job_post p join job_search s on s.job_post_id = p.id where p.status = 'published' and p.work_aspects <> '{}' and s.valid_through > ${testNow.toISOString()}::timestamptz and s.publish_at <= ${testNow.toISOString()}::timestamptz order by p.publish_at desc nulls last, p.id desc nulls last limit 500`)
console.log(e.rows.map((r:any)=>r['QUERY PLAN']).join('\n'))
await handle.database.execute(sql`update job_post set work_aspects='{}' where id not in (select id from job_post where work_aspects<>'{}' limit 50)`)
await handle.database.execute(sql`analyze`)
const u:number[]=[]
for (let i=0;i<30;i++){ const a=performance.now(); await nearWork(handle.database, testCipher,'u',testNow); u.push(performance.now()-a) }
u.sort((a,b)=>a-b); console.log('few described: p50',u[15],'p95',u[28])
} finally { await handle.close(); await server!.stop() }
