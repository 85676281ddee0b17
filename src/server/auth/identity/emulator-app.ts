import type { RequestListener } from 'node:http'
import { createRequire, Module } from 'node:module'

type CreateApp = (
  project: string,
  singleProject: number,
  states: Map<string, unknown>,
) => Promise<RequestListener>

const require = createRequire(import.meta.url)

/** Compiling the validators of paths nobody calls takes most of the emulator's start. */
const usedPaths =
  /^\/v1\/(accounts:(delete|lookup|resetPassword|sendOobCode|sendVerificationCode|signIn(WithCustomToken|WithEmailLink|WithPassword|WithPhoneNumber)|signUp|update)|token|projects|recaptchaParams|projects\/\{targetProjectId\}\/accounts.*)$|^\/v2\/(accounts\/mfa.*|projects\/\{targetProjectId\}\/config|passwordPolicy|recaptchaConfig)$|^\/emulator\/v1\/projects\/\{targetProjectId\}\/[^/]+$/

/** `members` of a module; whoever asks for another one is told that it is not there. */
const only = (file: string, members: Record<string, unknown>): object =>
  new Proxy(members, {
    get: (target, name) => {
      if (typeof name === 'string' && !Object.hasOwn(target, name))
        throw new Error(`The identity emulator asks for ${name} of firebase-tools/${file}, which is replaced`)
      return Reflect.get(target, name)
    },
  })

/**
 * What the emulator's application calls of the rest of firebase-tools, by file. The files themselves would load the whole
 * command line, and the packages that `overrides` of package.json leaves empty.
 */
const replaced: Readonly<Record<string, Record<string, unknown>>> = {
  'lib/emulator/auth/index': {
    SingleProjectMode: only('lib/emulator/auth/index', { NO_WARNING: 0, WARNING: 1, ERROR: 2 }),
  },
  'lib/emulator/emulatorLogger': {
    EmulatorLogger: only('lib/emulator/emulatorLogger', { forEmulator: () => ({ log: () => {} }) }),
  },
  'lib/emulator/registry': {
    EmulatorRegistry: only('lib/emulator/registry', {
      // No other emulator runs here, and this one is not known to it either: its address is that of the request.
      isRunning: () => false,
      url: (_emulator: string, { protocol, headers }: { protocol: string; headers: { host?: string } }) =>
        new URL(`${protocol}://${headers.host ?? '127.0.0.1'}`),
    }),
  },
}

/**
 * The Firebase Auth emulator's own application. It is a private interface of firebase-tools: the version is pinned, and
 * emulator.integration.test.ts and emulator-app.test.ts fail when it changes.
 */
export const createEmulatorApp = async (projectId: string): Promise<RequestListener> => {
  for (const [name, members] of Object.entries(replaced)) {
    const file = require.resolve(`firebase-tools/${name}`)
    require.cache[file] = Object.assign(new Module(file), {
      exports: only(name, members),
      filename: file,
      loaded: true,
    })
  }
  const spec: {
    default: { paths: Record<string, unknown> }
  } = require('firebase-tools/lib/emulator/auth/apiSpec')
  for (const path of Object.keys(spec.default.paths))
    if (!usedPaths.test(path)) delete spec.default.paths[path]
  const server: { createApp: CreateApp } = require('firebase-tools/lib/emulator/auth/server')
  return await server.createApp(projectId, 0, new Map())
}
