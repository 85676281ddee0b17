/**
 * A form whose island has not come alive yet (a slow network) waits for it when it is sent, instead of reloading the
 * page and losing what was typed: it is marked, and sends itself once it is alive (`islands/ui/form.tsx`). Fixed text,
 * because the CSP knows its hash.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){var f=e.target;if(f.closest('astro-island')&&!('alive'in f.dataset)){e.preventDefault();f.dataset.early=''}})"
