import { Firestore, Timestamp } from '@google-cloud/firestore'
import { liveCollection } from '#contract/live-document.ts'
import { lookForNoMetadataServer } from '#server/platform/identity-environment.ts'
import type { LiveDocuments } from '#server/ports/live-documents.ts'

type Options = {
  projectId: string
  /** `host:port` of an emulator; null: the real Firestore, by the standard Google variables. */
  emulatorHost: string | null
  now: () => Date
}

const sequenceOf = (data: Readonly<Record<string, unknown>> | undefined): number => {
  const sequence = data?.['sequence']
  return typeof sequence === 'number' ? sequence : 0
}

/** Live documents in Firestore: `live/{uid}`, as `firestore.rules` lets their person read them. */
export const createFirestoreDocuments = ({ projectId, emulatorHost, now }: Options): LiveDocuments => {
  if (emulatorHost !== null) lookForNoMetadataServer()
  const firestore = new Firestore({
    projectId,
    ...(emulatorHost !== null && {
      host: emulatorHost,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
    }),
  })
  const documentOf = (uid: string) => firestore.collection(liveCollection).doc(uid)
  return {
    advance: (uid, { sequence, changes, notifications }) =>
      firestore.runTransaction(async (transaction) => {
        const own = documentOf(uid)
        if (sequenceOf((await transaction.get(own)).data()) >= sequence) return
        transaction.set(own, { sequence, changes, notifications, at: Timestamp.fromDate(now()) })
      }),
    remove: async (uid) => {
      await documentOf(uid).delete()
    },
    close: () => firestore.terminate(),
  }
}
