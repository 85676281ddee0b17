/** Controls that no line of iCalendar may hold (RFC 5545, 3.1), and ends of lines that are none there. */
const loose = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)|(?<!\r)\n/gu

/** What a calendar generator wrote, as lines that each end with CRLF, the last one too. */
export const icsLines = (text: string): string => `${text.replace(loose, '').trimEnd()}\r\n`
