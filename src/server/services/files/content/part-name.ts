/** Steps that lead elsewhere, and separators of another system. */
const odd = /\\|^\/|\/\/|(?:^|\/)\.\.?(?:\/|$)|\0/

/**
 * The name of a part as programs compare it: without percent-encoding and case (ECMA-376, part 2, 6.2.2). Null: programs
 * differ in which part it is.
 */
export const partNameOf = (entryName: string): string | null => {
  if (entryName.includes('\ufffd')) return null
  try {
    const decoded = decodeURIComponent(entryName)
    return odd.test(entryName) || odd.test(decoded) ? null : decoded.normalize('NFC').toLowerCase()
  } catch {
    // A percent sign that encodes nothing stands for itself.
    return odd.test(entryName) ? null : entryName.normalize('NFC').toLowerCase()
  }
}
