import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { icon, iconAddress } from './icon-address.ts'

test('the icon in the page is the file that browsers ask for', async () => {
  expect(`${icon}\n`).toBe(await readFile('public/favicon.svg', 'utf8'))
  expect(decodeURIComponent(iconAddress.replace('data:image/svg+xml,', ''))).toBe(icon.replaceAll('"', "'"))
})

test('the address is one by RFC 3986', () => {
  expect(iconAddress).toMatch(/^data:image\/svg\+xml,(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-F]{2})+$/)
})
