/**
 * Loads the scripts of a page that only reads, named in `data-scripts` by the host: at once for whoever comes from another
 * page of the site, is signed in, has something kept on the device, or is to be asked for consent; for everyone else when
 * a hand first moves, or four seconds after the page has come. A first visit waits for nothing but the page and its style sheet. What was typed meanwhile is
 * told to the scripts once more. Fixed text, because the CSP knows its hash.
 */
export const laterScript =
  "(function(){var d=document,s=d.currentScript.dataset.scripts,k,w,t;if(s==='later')return;var on=['pointermove','pointerdown','touchstart','keydown','focusin','scroll','visibilitychange'];" +
  'function typed(e){t=e.target}function back(e){if(e.persisted)go()}' +
  "function go(){if(w)return;w=1;on.forEach(function(e){removeEventListener(e,go,true)});removeEventListener('pageshow',back);" +
  "Promise.allSettled(s.split(' ').map(function(a){return import(a)})).then(function(){removeEventListener('input',typed,true);if(t)t.dispatchEvent(new Event('input',{bubbles:true}))})}" +
  "try{k=localStorage.length}catch(e){}addEventListener('input',typed,true);" +
  "if(k||!d.referrer.indexOf(location.origin+'/')||d.documentElement.dataset.signedIn||d.querySelector('[data-tag-manager]'))return go();" +
  "on.forEach(function(e){addEventListener(e,go,true)});addEventListener('pageshow',back);addEventListener('load',function(){setTimeout(go,4e3)})})()"
