import { readAnswer } from './read-answer.ts'

export type BucketPage = {
  objects: readonly { key: string; modifiedAt: Date }[]
  /** Where the next page begins; null: this is the last one. */
  next: string | null
}

/** Reads one page of ListObjectsV2. Throws for what is none. */
export const readPage = (xml: string): BucketPage => {
  const objects: { key: string; modifiedAt: Date }[] = []
  let key = ''
  let modified = ''
  let next: string | null = null
  let isList = false
  for (const { place, text } of readAnswer(xml)) {
    if (place === 'ListBucketResult/Contents/Key') key = text
    else if (place === 'ListBucketResult/Contents/LastModified') modified = text
    else if (place === 'ListBucketResult/NextContinuationToken') next = text
    else if (place === 'ListBucketResult') isList = true
    else if (place === 'ListBucketResult/Contents') {
      const modifiedAt = new Date(modified)
      if (Number.isNaN(modifiedAt.getTime())) throw new Error('The bucket lists an object without a time')
      objects.push({ key, modifiedAt })
    }
  }
  if (!isList) throw new Error('The bucket answered with something that is no list')
  return { objects, next }
}
