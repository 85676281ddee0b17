/**
 * firebase-admin learns of an emulator by its environment alone. `host`: `host:port`. Before its first client is made.
 */
export const pointFirebaseAdminAt = (host: string): void => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
  lookForNoMetadataServer()
}

/** Beside emulators: looking for Google's metadata server takes seconds where there is none. */
export const lookForNoMetadataServer = (): void => {
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
}
