import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

// The yardstick: node:http that knows one packed body and nothing else.
const body = readFileSync(process.env['BARE_BODY'] ?? '')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
}
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env['BARE_PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
