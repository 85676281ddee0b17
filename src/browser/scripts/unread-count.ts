import { showUnread } from '#browser/api/unread-count.ts'
import { follow } from './signed-in.ts'

// On pages that are the same for everyone: once a view, and never for guests. The site may say that nobody is here.
const asks = document.querySelector('[data-asks]') !== null
if (asks && document.documentElement.dataset['signedIn'] !== undefined) void showUnread().then(follow)
