/**
 * What is made for one person says whose it is: forms in a field, a page to its scripts in an element, and their calls in a header.
 * The site takes none of them as somebody else's. The mark names nobody; it is the device id of the hint cookie.
 */
export const personMarkField = 'person-mark'
export const personMarkHeader = 'x-person-mark'
/** The name of the page's `meta`. */
export const personMarkMeta = 'person-mark'
/** On an answer to a call: it was not taken, because the page that sent it is somebody else's. */
export const otherPersonHeader = 'x-other-person'
