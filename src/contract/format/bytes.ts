const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** 5MB, 1.2MB, 340KB; anything smaller than a kilobyte is 1KB. */
export const formatBytes = (bytes: number): string => {
  if (bytes >= megabyte) return `${Number((bytes / megabyte).toFixed(1))}MB`
  // What rounds to 1,024 KB is a megabyte.
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  return kilobytes < kilobyte ? `${kilobytes}KB` : '1MB'
}
