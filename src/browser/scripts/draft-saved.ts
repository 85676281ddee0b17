import { profileDrafts } from '#browser/stores/profile-drafts.ts'

/**
 * The page that a save leads to: what was typed is kept on the account now. Once a visit: where one goes on typing, the page
 * loaded anew would drop what came after the save.
 */
const dropped = 'draft dropped'
if (history.state !== dropped)
  for (const saved of document.querySelectorAll<HTMLElement>('[data-draft-saved]')) {
    profileDrafts.drop(saved.dataset['draftSaved'] ?? '')
    history.replaceState(dropped, '')
  }
