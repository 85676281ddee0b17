import { showUnread } from '#browser/api/unread-count.ts'

// On pages that are the same for everyone: once a view, and never for guests.
if (document.documentElement.dataset['signedIn'] !== undefined) void showUnread()
