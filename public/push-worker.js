/**
 * Shows that there is news, and opens it; where a page can't be had, says so. It keeps no pages. The name of the site comes with its
 * own address; a browser that subscribed before it did says the host.
 */
const name = new URL(self.location.href).searchParams.get('name') || self.location.host

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const offline = () => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>インターネットに接続できません｜${escaped(name)}</title>
    <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.7; }
      body { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; }
      h1 { font-size: 1.375rem; line-height: 1.4; }
      a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>インターネットに接続できません</h1>
      <p>通信の状態を確認して、もう一度お試しください。入力の途中だった内容は、この端末に残っていることがあります。</p>
      <p><a href="">もう一度読み込む</a></p>
    </main>
  </body>
</html>`

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode !== 'navigate' || method !== 'GET') return
  event.respondWith(
    fetch(event.request).catch(
      () => new Response(offline(), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  )
})

self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification(name, {
      body: '新しいお知らせがあります',
      icon: '/icon-192.png',
      tag: 'news',
      renotify: true,
      lang: 'ja',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow('/notification'))
})
