/** A file that goes with a message, as it is shown while the message is on its way. */
export type ChosenFile = { id: string; name: string }

/** Dispatched on a form: exactly these files, by their ids, are to be ticked in it. */
export const chooseFilesEvent = 'choosefiles'

const fileOf = (value: unknown): ChosenFile | null => {
  const [id, name] = ['id', 'name'].map((key): unknown => Reflect.get(Object(value), key))
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}

/** Files as a device kept them; none where it kept nothing of the kind. */
export const readChosenFiles = (value: unknown): ChosenFile[] =>
  Array.isArray(value) ? value.map(fileOf).filter((file) => file !== null) : []
