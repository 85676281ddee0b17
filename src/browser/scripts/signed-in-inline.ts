/**
 * Runs in the head of every page, before its style sheet and the first paint: pages are the same for everyone, so what the header shows is
 * chosen by the hint cookie, without a request and without a flash. Who comes back to a page, or loads it anew, is led to where they were:
 * `data-returned` has all of it laid out, since an estimated height above that place would lead elsewhere. Fixed text, because the CSP
 * knows its hash.
 */
export const signedInScript =
  '(function(d){var m=document.cookie.match(/(?:^|; )signed-in=(student|company|admin|none)\\./);if(m)d.signedIn=m[1];' +
  "if(/back|load/.test((performance.getEntriesByType('navigation')[0]||0).type))d.returned=''})(document.documentElement.dataset)"
