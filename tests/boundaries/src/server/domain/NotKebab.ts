export const red = 1 // red: filename-case
