import address from './added.css?url'

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = address

/** The styles of what scripts add are here, or will not come: what needs them to have a place waits for it. */
export const addedSheet = new Promise<void>((resolve) => {
  sheet.addEventListener('load', () => resolve())
  sheet.addEventListener('error', () => resolve())
})
document.head.append(sheet)
