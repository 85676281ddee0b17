/**
 * Back and forward between entries that one document made stay in the document that is open now, even where that was
 * loaded anew: what the address names is loaded.
 */
const { pathname, search } = location
window.addEventListener('popstate', () => {
  if (location.pathname !== pathname || location.search !== search) location.reload()
})
