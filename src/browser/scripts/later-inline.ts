/**
 * Loads the scripts of a page that only reads, named in `data-scripts` by the host: at once for whoever comes from another
 * page of the site, is signed in, has something kept on the device, or is to be asked for consent; for everyone else when
 * a hand first moves, or four seconds after the page has come. A first visit waits for nothing but the page. What was typed meanwhile is
 * told to the scripts once more. Fixed text, because the CSP knows its hash.
 */
export const laterScript =
  '(d=>{let s=d.currentScript.dataset.scripts,k,t,c=new AbortController,o={capture:!0,signal:c.signal},typed=e=>t=e.target,' +
  "go=()=>{if(c.signal.aborted)return;c.abort();Promise.allSettled(s.split(' ').map(a=>import(a))).then(()=>{removeEventListener('input',typed,!0);t&&t.dispatchEvent(new Event('input',{bubbles:!0}))})};" +
  "if(s=='later')return;try{k=localStorage.length}catch{}addEventListener('input',typed,!0);" +
  "if(k||!d.referrer.indexOf(location.origin+'/')||d.documentElement.dataset.signedIn||d.querySelector('[data-tag-manager]'))return go();" +
  "'pointermove pointerdown touchstart keydown focusin scroll visibilitychange'.split(' ').map(e=>addEventListener(e,go,o));addEventListener('pageshow',e=>e.persisted&&go(),o);addEventListener('load',()=>setTimeout(go,4e3))})(document)"
