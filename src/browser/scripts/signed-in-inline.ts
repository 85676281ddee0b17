/**
 * Runs in the head of every page, before its style sheet and the first paint: pages are the same for everyone, so what the header shows is
 * chosen by the hint cookie, without a request and without a flash. Fixed text, because the CSP knows its hash.
 */
export const signedInScript =
  '(function(){var m=document.cookie.match(/(?:^|; )signed-in=(student|company|admin|none)\\./);if(m)document.documentElement.dataset.signedIn=m[1]})()'
