/**
 * A form whose island has not come alive yet (a slow network) waits for it when it is sent, instead of reloading the
 * page and losing what was typed. Fixed text, because the CSP knows its hash.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){var i=e.target.closest('astro-island[ssr]');if(!i)return;e.preventDefault();i.addEventListener('astro:hydrate',function(){setTimeout(function(){e.target.requestSubmit()})},{once:true})})"
