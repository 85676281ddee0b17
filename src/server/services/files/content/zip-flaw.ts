/** What is wrong with an archive: it cannot be read, or programs differ in what they find in it. */
export class ZipFlaw extends Error {
  kind: 'broken' | 'ambiguous'
  constructor(kind: 'broken' | 'ambiguous') {
    super(`The archive is ${kind}`)
    this.kind = kind
  }
}
