/**
 * Takes the code of an e-mail link out of the address as soon as the page is there, so that it is in no history entry,
 * no shared address and no referrer. The page itself already holds it.
 */
if (location.search !== '') history.replaceState(null, '', location.pathname)
