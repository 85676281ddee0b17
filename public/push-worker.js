/** Shows that there is news, and opens it. It keeps no pages and answers no requests. */
self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification('みちしるべ', {
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
