// Characters that XML 1.0 forbids even when escaped (section 2.2).
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text as XML character data or attribute value. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/gu, (character) => escapes[character] ?? '')
