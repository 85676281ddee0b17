/**
 * Runs in the head of every page, before its style sheet and the first paint: pages are the same for everyone, so what the header shows is
 * chosen by the hint cookie, without a request and without a flash. `data-whole` lays out what lies far below, too: at once for who comes
 * back to a page or loads it anew, since an estimated height above the place where they were would lead elsewhere; for everyone else
 * once the page has come and was painted. Fixed text, because the CSP knows its hash.
 */
export const signedInScript =
  "(function(d,r){var m=document.cookie.match(/(?:^|; )signed-in=(student|company|admin|none)\\./);if(m)d.signedIn=m[1];function w(){d.whole=''}" +
  "if(/back|load/.test((performance.getEntriesByType('navigation')[0]||0).type))w();else addEventListener('load',function(){r(function(){r(w)})})" +
  '})(document.documentElement.dataset,requestAnimationFrame)'
