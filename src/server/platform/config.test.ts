import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  SITE_URL: 'https://jobs.example.jp',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://app:pw@db.example/jobs?sslmode=verify-full',
  AUTH_SECRET: 'H7kq/2Wb0vXo9ZrT4mLc8sYd1eUf6GnJ3pAi5QxV',
  DATA_KEY: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  FIREBASE_PROJECT_ID: 'jobs-example',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'jobs-example.firebaseapp.com',
  OPERATOR_NAME: '株式会社みちしるべ',
  OPERATOR_REPRESENTATIVE: '代表取締役　道標 太郎',
  OPERATOR_ADDRESS: '東京都千代田区丸の内1-1-1',
  OPERATOR_EMAIL: 'info@jobs.example.jp',
  OPERATOR_REGISTRATION: '51-募-000123',
  SMTP_URL: 'smtps://u:p@mail.example.jp',
  MAIL_FROM: 'noreply@jobs.example.jp',
  TRUST_PROXY: 'on',
  FILES_DIR: '/srv/files',
  CLAMD_URL: 'tcp://clamd.internal',
}

const configOf = (env: Record<string, string | undefined>) => {
  const answer = readConfig(env)
  if (!answer.ok) throw new Error(answer.mistakes.join('\n'))
  return answer
}
const mistakesOf = (env: Record<string, string | undefined>): readonly string[] => {
  const answer = readConfig(env)
  return answer.ok ? [] : answer.mistakes
}

test('an empty environment is embedded mode on loopback with everything generated', () => {
  const { config, warnings } = configOf({})
  expect(config.listen).toEqual({ host: '127.0.0.1', port: 4321 })
  expect(config.role).toBe('all')
  expect(config.site).toMatchObject({ name: 'みちしるべ', origin: 'http://localhost:4321', embedded: true })
  expect(config.site.operator.email).toContain('@')
  expect(config.database).toEqual({ kind: 'pglite' })
  expect(config.authSecrets).toEqual({ kind: 'generated' })
  expect(config.dataKeys).toEqual({ kind: 'generated' })
  expect(config.pushKey).toEqual({ kind: 'generated' })
  expect(config.identity).toEqual({ kind: 'embedded', port: null })
  expect(config).toMatchObject({
    graphqlOperations: 'any',
    backend: { kind: 'in-process' },
    mail: { kind: 'inbox' },
    filesDir: '.data/files',
    scanner: { kind: 'none' },
    cdn: { kind: 'none' },
    live: { kind: 'sse' },
    rateLimitScale: 1,
    trustedProxies: 0,
    logLevel: 'info',
    demo: true,
    dataDir: '.data',
  })
  expect(warnings).toEqual([])
})

test('a whole production environment is read', () => {
  const { config, warnings } = configOf(production)
  expect(config.site.embedded).toBe(false)
  expect(config.identity).toEqual({
    kind: 'firebase',
    projectId: 'jobs-example',
    apiKey: 'key',
    authDomain: 'jobs-example.firebaseapp.com',
  })
  expect(config.database).toEqual({ kind: 'postgres', url: production.DATABASE_URL, poolSize: 10 })
  expect(config.graphqlOperations).toBe('known')
  expect(config.live).toEqual({ kind: 'firestore', emulatorHost: null })
  expect(config.demo).toBe(false)
  expect(config.filesDir).toBe('/srv/files')
  expect(config.scanner).toEqual({ kind: 'clamd', host: 'clamd.internal', port: 3310 })
  expect(config.mail).toEqual({
    kind: 'smtp',
    url: 'smtps://u:p@mail.example.jp',
    from: 'noreply@jobs.example.jp',
    dkim: null,
  })
  expect(config.mailHookKey).toBeNull()
  expect(warnings).toEqual([])
})

test('SITE_URL follows PORT, and blank values count as absent', () => {
  expect(configOf({ PORT: '5000', SITE_NAME: '  ' }).config.site).toMatchObject({
    origin: 'http://localhost:5000',
    name: 'みちしるべ',
  })
})

test('every mistake is answered at once, by name', () => {
  const mistakes = mistakesOf({
    PORT: 'x',
    SITE_URL: 'jobs',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
    DATABASE_URL: 'mysql://root:hunter2@x/y',
  })
  expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
    'PORT',
    'SITE_URL',
    'DEMO',
    'DATABASE_URL',
    'LOG_LEVEL',
  ])
  expect(mistakes.join('\n')).not.toContain('hunter2')
})

describe('embedded mode is not for the internet', () => {
  test.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.5' }],
    ['SITE_URL', { SITE_URL: 'https://jobs.example.jp' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example.jp:9099' }],
    [
      'HOST',
      { HOST: '0.0.0.0', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'demo-x1' },
    ],
  ])('%s is refused: %o', (name, env) => {
    expect(mistakesOf(env)[0]).toMatch(new RegExp(`^${name}:`))
  })

  test.each(['::1', 'localhost', '127.0.0.2'])('HOST=%s is loopback', (HOST) => {
    expect(mistakesOf({ HOST })).toEqual([])
  })

  test('demo data is refused outside it', () => {
    expect(mistakesOf({ ...production, DEMO: '1' })).toEqual([expect.stringMatching(/^DEMO:/)])
  })
})

test.each([
  'AUTH_SECRET',
  'DATA_KEY',
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTRATION',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
])('production needs %s', (name) => {
  expect(mistakesOf({ ...production, [name]: undefined })).toEqual([
    expect.stringMatching(new RegExp(`^${name}:`)),
  ])
})

test.each([
  ['SITE_URL', 'http://jobs.example.jp'],
  ['SITE_URL', 'https://jobs.example.jp/path'],
  ['SITE_URL', 'ftp://jobs.example.jp'],
  ['AUTH_SECRET', 'short'],
  ['CLAMD_URL', 'http://clamd.internal'],
  ['CLAMD_URL', 'tcp://user@clamd.internal'],
  ['CLAMD_URL', 'tcp://clamd.internal/x'],
  ['AUTH_SECRET', `${production.AUTH_SECRET},short`],
  ['AUTH_SECRET', 'a'.repeat(40)],
  ['AUTH_SECRET', `${production.AUTH_SECRET},${'ab'.repeat(20)}`],
  ['AUTH_SECRET', 'password'.repeat(5)],
  ['AUTH_SECRET', '0'.repeat(64)],
  ['AUTH_SECRET', 'H7kq2Wb0vXo9ZrT4'.repeat(2)],
  ['AUTH_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['AUTH_SECRET', '0123456789abcdef'.repeat(2)],
  ['AUTH_SECRET', 'change-me-change_me-2026-ABCDEFGH-xyz'],
  ['AUTH_SECRET', `${production.AUTH_SECRET},${production.AUTH_SECRET}`],
  ['DATA_KEY', 'MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXZ='.slice(0, 8).repeat(6).slice(0, 43) + '='],
  ['MAIL_HOOK_KEY', production.AUTH_SECRET],
  ['MAIL_HOOK_KEY', production.DATA_KEY],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
  ['DATABASE_URL', 'postgres://app:pw@db.example/jobs'],
  ['DATABASE_URL', 'postgres://app:pw@db.example/jobs?sslmode=require'],
  ['DATABASE_URL', 'postgres://app:pw@db.example/jobs?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://app:pw@db.example/jobs?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://app:pw@localhost/jobs?host=db.example'],
  ['DATABASE_WITHOUT_TLS', 'yes'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ['SITE_URL', 'http://localhost:4321'],
  ['SITE_URL', 'https://127.0.0.1'],
  ['DATA_KEY', 'short'],
  ['DATA_KEY', 'A'.repeat(43) + '='],
  ['DATA_KEY', `${production.DATA_KEY}A`],
  ['DATA_KEY_PREVIOUS', 'short'],
  ['DATA_KEY_PREVIOUS', production.DATA_KEY],
  ['OPERATOR_EMAIL', 'nobody'],
  ['FIREBASE_PROJECT_ID', 'No Project'],
  ['GRAPHQL_UPSTREAM_URL', 'backend:4000'],
  ['GRAPHQL_UPSTREAM_URL', 'http://backend.example.jp/graphql'],
  ['GRAPHQL_UPSTREAM_URL', 'http://10.0.0.5:4000/graphql'],
  ['GRAPHQL_UPSTREAM_URL', 'http://127.0.0.1.example.jp/graphql'],
  ['GRAPHQL_OPERATIONS', 'some'],
  ['SMTP_URL', 'mail.example.jp:25'],
  ['SMTP_URL', 'smtp://mail.example.jp?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://mail.example.jp?requireTLS=false'],
  ['SMTP_URL', 'smtps://mail.example.jp?secure=false'],
  ['SMTP_URL', 'smtps://mail.example.jp?tls.rejectUnauthorized=false'],
  ['MAIL_HOOK_KEY', 'a'.repeat(40)],
  ['MAIL_HOOK_KEY', 'abcdefghij'],
  ['DKIM_DOMAIN', 'jobs.example.jp'],
  ['DKIM_SELECTOR', 's1'],
  ['TAG_MANAGER_ID', "GTM-1');alert(1)"],
  ['RATE_LIMIT_SCALE', '2'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '99'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['LIVE', 'polling'],
  ['SITE_NAME', 'x'.repeat(41)],
  ['REQUIRE_SECOND_FACTOR', 'student'],
  ['REQUIRE_SECOND_FACTOR', 'company,none'],
  ['REQUIRE_SECOND_FACTOR', 'company,'],
  ['REQUIRE_SECOND_FACTOR', 'Admin'],
])('%s=%s is a mistake', (name, value) => {
  expect(mistakesOf({ ...production, [name]: value }).join('\n')).toContain(`${name}:`)
})

test('a Firebase key without its project is no embedded mode by accident', () => {
  expect(mistakesOf({ FIREBASE_API_KEY: 'key' })).toEqual([expect.stringMatching(/^FIREBASE_PROJECT_ID:/)])
})

test('LIVE=firestore needs somewhere to go', () => {
  expect(mistakesOf({ LIVE: 'firestore' })).toEqual([expect.stringMatching(/^LIVE:/)])
  expect(configOf({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8088' }).config.live).toEqual({
    kind: 'firestore',
    emulatorHost: '127.0.0.1:8088',
  })
})

test('SMTP_URL needs a sender, and production without mail warns', () => {
  expect(mistakesOf({ SMTP_URL: 'smtp://mail.example.jp' })).toEqual([expect.stringMatching(/^MAIL_FROM:/)])
  const { config, warnings } = configOf({ ...production, SMTP_URL: undefined, MAIL_FROM: undefined })
  expect(config.mail).toEqual({ kind: 'inbox' })
  expect(warnings).toEqual([expect.stringContaining('SMTP_URL')])
})

describe('DKIM', () => {
  const pem = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
  const good = pem(2048)
  const given = { ...production, DKIM_KEY: good, DKIM_DOMAIN: 'jobs.example.jp', DKIM_SELECTOR: 's2026' }

  test('takes a key of several lines, also on one', () => {
    const keyOf = (DKIM_KEY: string) => {
      const { mail } = configOf({ ...given, DKIM_KEY }).config
      return mail.kind === 'smtp' ? mail.dkim : null
    }
    expect(keyOf(good)).toEqual({ domain: 'jobs.example.jp', selector: 's2026', key: good.trim() })
    expect(keyOf(good.replaceAll('\n', '\\n'))?.key.trim()).toBe(good.trim())
  })

  test.each([
    ['DKIM_KEY', 'not a key'],
    ['DKIM_KEY', pem(1024)],
    [
      'DKIM_KEY',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
    ['DKIM_DOMAIN', undefined],
    ['DKIM_DOMAIN', 'localhost'],
    ['DKIM_DOMAIN', 'a.example; d=evil.example'],
    ['DKIM_SELECTOR', undefined],
    ['DKIM_SELECTOR', 's 1'],
  ])('with another %s is a mistake that keeps the key to itself', (name, value) => {
    const mistakes = mistakesOf({ ...given, [name]: value }).join('\n')
    expect(mistakes).toContain(`${name}:`)
    expect(mistakes).not.toContain('PRIVATE')
  })
})

test('a proxy in front that is not trusted warns: limits would take all visitors for one', () => {
  const { config, warnings } = configOf({ ...production, TRUST_PROXY: undefined })
  expect(config.trustedProxies).toBe(0)
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
  expect(configOf({ ...production, TRUST_PROXY: '2' }).warnings).toEqual([])
})

test.each([
  ['off', 0],
  ['on', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i', (TRUST_PROXY, count) => {
  expect(configOf({ TRUST_PROXY }).config.trustedProxies).toBe(count)
})

test('several secrets are kept in order, for rotation', () => {
  const [first, second] = ['9f2c4a7be1d03586f9b2c4d7a1e03568', 'H7kq/2Wb0vXo9ZrT4mLc8sYd1eUf6GnJ3pAi5QxV']
  expect(configOf({ AUTH_SECRET: `${first}, ${second}` }).config.authSecrets).toEqual({
    kind: 'given',
    values: [first, second],
  })
})

test('a second factor is asked of companies and admins, unless embedded or told otherwise', () => {
  const policyOf = (env: Record<string, string>) => configOf(env).config.site.factorPolicy
  expect(policyOf({})).toEqual([])
  expect(policyOf(production)).toEqual(['company', 'admin'])
  for (const env of [{}, production]) {
    expect(policyOf({ ...env, REQUIRE_SECOND_FACTOR: 'none' })).toEqual([])
    expect(policyOf({ ...env, REQUIRE_SECOND_FACTOR: ' admin , company,admin' })).toEqual([
      'company',
      'admin',
    ])
    expect(policyOf({ ...env, REQUIRE_SECOND_FACTOR: 'admin' })).toEqual(['admin'])
  }
})

test.each(['https://jobs.example.jp', 'https://localhost:4321'])(
  'limits are not raised behind a proxy that serves %s, though HOST is loopback',
  (SITE_URL) => {
    const behind = { ...production, SITE_URL, HOST: '127.0.0.1' }
    expect(mistakesOf({ ...behind, RATE_LIMIT_SCALE: '1.5' })).toEqual([
      expect.stringMatching(/^RATE_LIMIT_SCALE:/),
    ])
    expect(configOf({ ...behind, RATE_LIMIT_SCALE: '1' }).config.rateLimitScale).toBe(1)
  },
)

test.each([
  '9f2c4a7be1d03586f9b2c4d7a1e03568',
  'ffb7a1190cd2e83f6f0b4497a2c1d5ee0b77aa3cf2916e0d4c85b19a7730fe62',
  '3f9a0c61-7be2-4d85-9c10-e5a87b24d6f3',
])('a secret of many different characters is taken: %s', (AUTH_SECRET) => {
  expect(configOf({ ...production, AUTH_SECRET }).config.authSecrets).toMatchObject({ kind: 'given' })
})

test('an upstream is asked in clear on this machine alone', () => {
  for (const url of [
    'http://127.0.0.1:4000/graphql',
    'http://[::1]:4000/',
    'https://backend.example.jp/graphql',
  ])
    expect(configOf({ ...production, GRAPHQL_UPSTREAM_URL: url }).config.backend).toEqual({
      kind: 'upstream',
      url: new URL(url),
    })
})

test('mails leave this machine encrypted or not at all', () => {
  const urlOf = (SMTP_URL: string) => {
    const { mail } = configOf({ ...production, SMTP_URL }).config
    return mail.kind === 'smtp' ? mail.url : null
  }
  expect(urlOf('smtp://u:p@mail.example.jp:587')).toBe('smtp://u:p@mail.example.jp:587?requireTLS=true')
  expect(urlOf('smtp://mail.example.jp?name=jobs.example.jp')).toBe(
    'smtp://mail.example.jp?name=jobs.example.jp&requireTLS=true',
  )
  expect(urlOf('smtps://u:p@mail.example.jp')).toBe('smtps://u:p@mail.example.jp')
  expect(urlOf('smtp://127.0.0.1:1025')).toBe('smtp://127.0.0.1:1025')
})

test('load tests may raise the limits on loopback only', () => {
  expect(configOf({ RATE_LIMIT_SCALE: '1000' }).config.rateLimitScale).toBe(1000)
  expect(configOf({ ...production, RATE_LIMIT_SCALE: '0.5' }).config.rateLimitScale).toBe(0.5)
})

test('a CDN is purged at its address with its token, which no mistake repeats', () => {
  const cdn = {
    CDN_PURGE: 'fastly',
    CDN_PURGE_URL: 'https://cdn.example/service/1/purge',
    CDN_PURGE_TOKEN: 'token-of-cdn',
  }
  expect(configOf(cdn).config.cdn).toEqual({
    kind: 'fastly',
    url: cdn.CDN_PURGE_URL,
    token: cdn.CDN_PURGE_TOKEN,
  })
  expect(mistakesOf({ ...cdn, CDN_PURGE: 'other' })).toHaveLength(3)
  expect(mistakesOf({ ...cdn, CDN_PURGE: undefined })).toHaveLength(2)
  expect(mistakesOf({ CDN_PURGE: 'cloudflare' })).toHaveLength(2)
  expect(mistakesOf({ ...cdn, CDN_PURGE_URL: 'http://cdn.example/' })).toHaveLength(1)
  expect(mistakesOf({ ...cdn, CDN_PURGE_URL: 'https://u:p@cdn.example/' })).toHaveLength(1)
  const [mistake = '', ...more] = mistakesOf({ ...cdn, CDN_PURGE_TOKEN: 'token of-cdn' })
  expect([mistake.includes('of-cdn'), more]).toEqual([false, []])
})

test('DATABASE_READ_URL names a replica of the server, by a way as safe', () => {
  const { DATABASE_URL } = production
  const replica = 'postgres://app:pw@replica.example/jobs?sslmode=verify-full'
  expect(configOf({ DATABASE_URL }).config.replicaUrl).toBeNull()
  expect(configOf({ DATABASE_URL, DATABASE_READ_URL: replica }).config.replicaUrl).toBe(replica)
  expect(mistakesOf({ DATABASE_READ_URL: replica })).toEqual([
    'DATABASE_READ_URL: is of a replica of the server that DATABASE_URL names.',
  ])
  const [mistake = '', ...more] = mistakesOf({
    DATABASE_URL,
    DATABASE_READ_URL: 'postgres://a:sesame@replica/jobs',
  })
  expect([mistake.split(':')[0], mistake.includes('sesame'), more]).toEqual(['DATABASE_READ_URL', false, []])
})

test('REDIS_URL names where nodes count together, off loopback in TLS or with a reason', () => {
  expect(configOf({}).config.limits).toEqual({ kind: 'database' })
  for (const url of ['redis://127.0.0.1:6379/1', 'rediss://:pw@redis.example:6380'])
    expect(configOf({ REDIS_URL: url }).config.limits).toEqual({ kind: 'redis', url })
  const elsewhere = { REDIS_URL: 'redis://valkey:6379', REDIS_WITHOUT_TLS: 'network of the containers' }
  expect(configOf(elsewhere).config.limits).toMatchObject({ kind: 'redis' })
  expect(mistakesOf({ ...elsewhere, REDIS_WITHOUT_TLS: 'yes' })).toHaveLength(1)
  for (const url of [
    'redis://:sesame@valkey',
    'http://valkey',
    'rediss://valkey/a',
    'rediss://valkey/1?x=1',
  ]) {
    const [mistake = '', ...more] = mistakesOf({ REDIS_URL: url })
    expect([mistake.split(':')[0], mistake.includes('sesame'), more]).toEqual(['REDIS_URL', false, []])
  }
})

test('CLAMD_URL names where clamd listens, and production without it warns', () => {
  expect(configOf({ CLAMD_URL: 'tcp://[::1]:3311' }).config.scanner).toEqual({
    kind: 'clamd',
    host: '::1',
    port: 3311,
  })
  expect(configOf({ ...production, CLAMD_URL: undefined }).warnings).toEqual([
    expect.stringContaining('CLAMD_URL'),
  ])
})

describe('a bucket of files', () => {
  const bucket = {
    FILES_BUCKET: 'https://s3.ap-northeast-1.amazonaws.com/files-of-jobs/',
    S3_REGION: 'ap-northeast-1',
    S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG',
  }

  test('is used where it is named, with its key', () => {
    expect(configOf({}).config.fileStore).toEqual({ kind: 'folder' })
    const read = {
      kind: 'bucket',
      url: 'https://s3.ap-northeast-1.amazonaws.com/files-of-jobs',
      region: 'ap-northeast-1',
      accessKeyId: bucket.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
      encryption: 'none',
      kmsKey: null,
    }
    expect(configOf(bucket).config.fileStore).toEqual(read)
    expect(
      configOf({ ...bucket, S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY: 'alias/files' }).config.fileStore,
    ).toEqual({ ...read, encryption: 'aws:kms', kmsKey: 'alias/files' })
    expect(
      configOf({ ...bucket, FILES_BUCKET: 'http://127.0.0.1:9000/files' }).config.fileStore,
    ).toMatchObject({ url: 'http://127.0.0.1:9000/files' })
  })

  test.each([{ ...bucket, FILES_BUCKET: undefined }, { FILES_BUCKET: bucket.FILES_BUCKET }])(
    'has all of it or nothing (%#)',
    (env) => {
      expect(mistakesOf(env)).toHaveLength(3)
    },
  )

  test.each([
    { FILES_BUCKET: 'http://s3.example/files' },
    { FILES_BUCKET: 's3://files' },
    { FILES_BUCKET: 'https://u:p@s3.example/files' },
    { FILES_BUCKET: 'https://s3.example/files?x=1' },
    { FILES_BUCKET: 'https://s3.example/a+b' },
    { S3_ENCRYPTION: 'rot13' },
    { S3_KMS_KEY: 'alias/files' },
    { S3_SECRET_ACCESS_KEY: 'wJalr XUtn' },
  ])('is no other one (%j), and no mistake repeats its key', (change) => {
    const [mistake = '', ...more] = mistakesOf({ ...bucket, ...change })
    expect([mistake.split(':')[0], mistake.includes('wJalr'), more]).toEqual([
      Object.keys(change)[0],
      false,
      [],
    ])
  })
})

test('files lie in DATA_DIR unless they are told to lie elsewhere', () => {
  expect(configOf({ DATA_DIR: '/data' }).config.filesDir).toBe('/data/files')
  expect(configOf({ DATA_DIR: '/data', FILES_DIR: '/shared' }).config.filesDir).toBe('/shared')
})

test('previous data keys are read beside the present one, and none stands alone', () => {
  const before = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
  expect(configOf({ ...production, DATA_KEY_PREVIOUS: before }).config.dataKeys).toEqual({
    kind: 'given',
    current: production.DATA_KEY,
    previous: [before],
  })
  expect(mistakesOf({ DATA_KEY_PREVIOUS: before })).toEqual([expect.stringMatching(/^DATA_KEY_PREVIOUS:/)])
})

test.each([
  'postgres://app:pw@localhost/jobs',
  'postgres://app:pw@127.0.0.1:5433/jobs?sslmode=disable',
  'postgres://app:pw@[::1]/jobs',
  'postgres://app@localhost/jobs?host=/var/run/postgresql',
])('a database of this machine needs no certificate: %s', (DATABASE_URL) => {
  expect(mistakesOf({ DATABASE_URL })).toEqual([])
  expect(mistakesOf({ ...production, DATABASE_URL })).toEqual([])
})

test('a database of another machine goes without a certificate where somebody says why', () => {
  const DATABASE_URL = 'postgres://app:pw@db.internal/jobs'
  expect(mistakesOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^DATABASE_URL:/)])
  expect(mistakesOf({ DATABASE_URL })[0]).not.toContain('pw')
  const DATABASE_WITHOUT_TLS = 'WireGuard between the two machines'
  expect(mistakesOf({ DATABASE_URL, DATABASE_WITHOUT_TLS })).toEqual([])
})

test('certificates may go unseen on loopback alone', () => {
  const NODE_TLS_REJECT_UNAUTHORIZED = '0'
  expect(mistakesOf({ NODE_TLS_REJECT_UNAUTHORIZED })).toEqual([])
  const trial = { ...production, HOST: '127.0.0.1', SITE_URL: 'http://localhost:4321' }
  expect(mistakesOf({ ...trial, NODE_TLS_REJECT_UNAUTHORIZED })).toEqual([])
  expect(mistakesOf({ ...production, HOST: '127.0.0.1', NODE_TLS_REJECT_UNAUTHORIZED })).toHaveLength(1)
  expect(mistakesOf({ ...production, NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([])
})

test('several processes share the work over a server alone', () => {
  for (const role of ['web', 'worker', 'all'] as const)
    expect(configOf({ ...production, ROLE: role }).config.role).toBe(role)
  expect(mistakesOf({ ROLE: 'worker' })).toEqual([
    expect.stringMatching(/^ROLE: must be all without DATABASE_URL/),
  ])
  expect(mistakesOf({ ...production, ROLE: 'both' })).toEqual([
    expect.stringMatching(/^ROLE: must be one of/),
  ])
})

test('measurements are told on loopback, at a port of their own, where one is given', () => {
  expect(configOf({}).config.metrics).toBeNull()
  expect(configOf({ METRICS_PORT: '9464' }).config.metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(configOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).config.metrics).toEqual({
    host: '0.0.0.0',
    port: 9464,
  })
  expect(mistakesOf({ METRICS_PORT: '4321' })).toEqual([
    expect.stringMatching(/^METRICS_PORT: must not be PORT/),
  ])
})

test('the pool has a size of two connections at least', () => {
  expect(configOf({ ...production, DATABASE_POOL_SIZE: '4' }).config.database).toMatchObject({ poolSize: 4 })
  for (const size of ['1', '201', 'many'])
    expect(mistakesOf({ ...production, DATABASE_POOL_SIZE: size })).toEqual([
      expect.stringMatching(/^DATABASE_POOL_SIZE: must be a (?:whole )?number from 2 to 200/),
    ])
})
