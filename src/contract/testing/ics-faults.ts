/** What RFC 5545, 3.1, forbids in the bytes of a calendar, in words. */
export const icsFaults = (text: string): string[] => {
  const bytes = Buffer.from(text, 'utf8')
  const faults: string[] = []
  if (!text.endsWith('END:VCALENDAR\r\n')) faults.push('the end')
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) faults.push('a line that does not end with CRLF')
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) faults.push('a control')
  if (!bytes.toString('utf8').startsWith('BEGIN:VCALENDAR\r\n')) faults.push('the beginning')
  const lines = bytes.toString('latin1').split('\r\n')
  for (const line of lines) if (line.length > 75) faults.push(`${line.length} bytes in a line`)
  if (lines.slice(0, -1).includes('')) faults.push('an empty line')
  return faults
}
