const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for what can be the id of a record: a uuid in small letters. Anything else is nobody's address. */
export const isId = (text: string): boolean => uuid.test(text)
