import { typedAddress } from '#browser/stores/typed-address.ts'

/** Remembers the address typed on this page for the forms that the tab comes to next, also before its own has come alive. */
document.querySelector('[data-fill-address]')?.addEventListener('focusout', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'email') typedAddress.set(target.value)
})
