import { profileDrafts } from '#browser/stores/profile-drafts.ts'

/** The page that a save leads to: what was typed is kept on the account now. */
for (const saved of document.querySelectorAll<HTMLElement>('[data-draft-saved]'))
  profileDrafts.drop(saved.dataset['draftSaved'] ?? '')
