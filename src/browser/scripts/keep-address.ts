import { signInAddress } from '#browser/stores/sign-in-address.ts'

/** Remembers for which address a sign-in link was asked, so that the link works here without typing it again. */
const form = document.querySelector<HTMLFormElement>('form[data-keep-address]')
form?.addEventListener('submit', () => {
  const email = new FormData(form).get('email')
  if (typeof email === 'string') signInAddress.set(email.trim())
})
