/** The icon of the site, as public/favicon.svg has it. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="2.5" stroke-linejoin="round"><style>*{stroke:#24407a}#a{fill:#24407a}@media(prefers-color-scheme:dark){*{stroke:#b0c0f8}#a{fill:#b0c0f8}}</style><path d="M15 3v26M10 29h10M24 17.5H9L4.5 21.25 9 25h15z"/><path id="a" d="M5 6h18l4.5 3.75L23 13.5H5z"/></svg>'

const written: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/** The icon in the page itself, so that a first visit does not wait for it. */
export const iconAddress = `data:image/svg+xml,${icon.replace(/["#<>]/g, (each) => written[each] ?? each)}`
