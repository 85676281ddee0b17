import type { Page } from '@playwright/test'

/** `requests`: those that went over the wire, each with its bytes. `bytes`: of all, heads of the answers included. */
export type Transferred = { requests: readonly string[]; bytes: number }

type Asked = { url: string; bytes: number; isCached: boolean }

/** Opens an address and waits until nothing more is asked for; tells what that took. */
export const transferredBy = async (page: Page, path: string): Promise<Transferred> => {
  const network = await page.context().newCDPSession(page)
  const asked = new Map<string, Asked>()
  const note = (id: string, change: Partial<Asked>) => {
    const before = asked.get(id)
    if (before !== undefined) asked.set(id, { ...before, ...change })
  }
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('data:')) asked.set(requestId, { url, bytes: 0, isCached: false })
  })
  network.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { isCached: true }))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) note(requestId, { isCached: true })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength }),
  )
  await network.send('Network.enable')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await network.detach()
  const sent = [...asked.values()].filter(({ isCached }) => !isCached)
  return {
    requests: sent.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
