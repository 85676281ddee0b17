/** As little as a PDF may be. */
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)
export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })
