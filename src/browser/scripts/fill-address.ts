import { typedAddress } from '#browser/stores/typed-address.ts'

/** Fills the address in that the person typed on the page before, unless the form came back with one. */
const field = document.querySelector<HTMLInputElement>('[data-fill-address] input[name="email"]')
if (field !== null && field.value === '') field.value = typedAddress.get()
