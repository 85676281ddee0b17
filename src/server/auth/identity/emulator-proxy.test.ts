import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { emulatorProxy } from './emulator-proxy.ts'

/** The proxy before a provider that notes what reaches it. */
const start = async () => {
  const asked: string[] = []
  const provider = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    request.resume().on('end', () => response.end('{}'))
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const site = fastify()
  const host = `127.0.0.1:${port}`
  await site.register(emulatorProxy, {
    host: () => host,
    siteOrigin: 'http://site.test',
    customTokens: false,
  })
  onTestFinished(async () => {
    await site.close()
    provider.close()
  })
  const post = async (url: string, type: string | undefined, payload: Buffer | string) => {
    const headers = { host: 'site.test', ...(type !== undefined && { 'content-type': type }) }
    return (await site.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  return { post, asked }
}

const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
const token = '/securetoken.googleapis.com/v1/token'
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const owner = '{"localId":["demo-admin"]}'

test.each<[string, string | undefined, Buffer | string]>([
  ['a byte order mark', json, `\ufeff${owner}`],
  ['UTF-16', json, Buffer.from(owner, 'utf16le')],
  ['UTF-16 with its name', `${json}; charset=utf-16`, Buffer.from(owner, 'utf16le')],
  ['another charset', `${json}; charset=iso-8859-1`, owner],
  ['bytes that are no UTF-8', json, Buffer.from([0x7b, 0xff, 0x7d])],
  ['no JSON', json, '{"localId":'],
  ['a list', json, `[${owner}]`],
  ['text', 'text/plain', owner],
  ['no type', undefined, owner],
  ['XML', 'application/xml', owner],
])('%s is not handed on', async (_what, type, body) => {
  const { post, asked } = await start()
  expect([await post(`${lookup}?key=x`, type, body), asked]).toEqual([400, []])
})

test.each([
  [lookup, json, owner],
  [lookup, json, String.raw`{"local\u0049d":"x"}`],
  [lookup, form, 'localId=demo-admin'],
  [lookup, `${form}; charset=utf-8`, 'idToken=a&local%49d=demo-admin'],
  [`${lookup}?key=x&localId=demo-admin`, json, '{}'],
  [`${lookup}?targetProjectId=x`, json, ''],
])('an owner’s field at %s as %s is refused', async (path, type, body) => {
  const { post, asked } = await start()
  expect([await post(path, type, body), asked]).toEqual([403, []])
})

test.each([
  [`${lookup}?key=x`, json, '{"idToken":"a"}'],
  [`${lookup}?key=x`, 'Application/JSON; charset=UTF-8', '{"idToken":"名前"}'],
  [`${lookup}?key=x`, json, ''],
  [`${token}?key=x`, form, 'grant_type=refresh_token&refresh_token=a'],
])('what browsers send to %s as %s is handed on', async (path, type, body) => {
  const { post, asked } = await start()
  expect([await post(path, type, body), asked]).toEqual([200, [path]])
})
