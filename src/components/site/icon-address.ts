/** The icon of the site, as public/favicon.svg has it. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2" stroke-linejoin="round"><style>*{stroke:#24407a}#a{fill:#24407a}@media(prefers-color-scheme:dark){*{stroke:#b0c0f8}#a{fill:#b0c0f8}}</style><path d="M13 3v22M9 25h8"/><path id="a" d="M5 6h15l4 3-4 3H5z"/><path d="M21 15H8l-4 3 4 3h13z"/></svg>'

/** What RFC 3986 lets stand in an address as it is; a bare space or brace makes every page invalid HTML. */
const beyond = /[^\w\-.~!$&'()*+,;=:@/?]/g

/** The icon in the page itself, so that a first visit does not wait for it. */
export const iconAddress = `data:image/svg+xml,${icon.replaceAll('"', "'").replace(beyond, encodeURIComponent)}`
