/** HH:MM of a time of day as the database tells it (HH:MM:SS). */
export const clockTime = (time: string | null): string | null => time?.slice(0, 5) ?? null
