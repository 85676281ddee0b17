import { showUnread } from '#browser/api/unread-count.ts'

// On pages that are the same for everyone: once a view, and never for guests.
const asks = document.querySelector('[data-asks]') !== null
if (asks && document.documentElement.dataset['signedIn'] !== undefined) void showUnread()
