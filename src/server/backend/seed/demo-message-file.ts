import { createHash } from 'node:crypto'
import type { Database } from '#server/backend/database/open.ts'
import { messageFile } from '#server/backend/database/schema/message-file.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { FileStore } from '#server/ports/file-store.ts'

const content = 'BT /F1 20 Tf 72 770 Td (Portfolio of the demo) Tj ET'

/** A page with one line, with the offsets that ISO 32000-1, 7.5.4 asks for. */
const onePage = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const offsets: string[] = []
  let text = '%PDF-1.7\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A portfolio that the student of the demo has sent with a message. */
export const seedDemoMessageFile = async (
  database: Database,
  store: Pick<FileStore, 'put'>,
  {
    fileId,
    uid,
    at,
    ...message
  }: { fileId: string; uid: string; at: Date; threadId: string; messageId: string },
): Promise<void> => {
  const bytes = onePage()
  const file = { name: '制作物のまとめ.pdf', type: 'pdf' as const, size: bytes.length }
  const hash = createHash('sha256').update(bytes).digest('hex')
  await store.put(fileId, bytes)
  await database
    .insert(storedFile)
    .values({ id: fileId, uid, kind: 'portfolio', ...file, hash, scan: 'clean', createdAt: at })
  await database.insert(messageFile).values({ ...message, position: 0, fileId, ...file })
}
