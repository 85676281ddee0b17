import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

// The yardstick: node:http that knows one answer and nothing else, and sends it in one write.
const read = (name: string) => readFileSync(process.env[name] ?? '')
const head: string[] = JSON.parse(read('BARE_HEAD').toString())
const body = read('BARE_BODY').toString('latin1')
createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body, 'latin1')
}).listen(Number(process.env['BARE_PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
