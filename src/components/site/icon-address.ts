import favicon from '../../../public/favicon.svg?raw'

/** The icon of the site in the page itself, so that a first visit does not wait for it. */
export const iconAddress = `data:image/svg+xml,${favicon.trim().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
