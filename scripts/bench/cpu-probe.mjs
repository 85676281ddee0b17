// @ts-check
// Plain JavaScript, so that a measured server holds what a served one does.
import process from 'node:process'

/** Milliseconds between two looks at what the thread was held by. */
const lookEvery = 5

/** Milliseconds of CPU that this thread used from one turn of its event loop to the next, the longest. */
const watchHolds = () => {
  let before = process.threadCpuUsage()
  let longest = 0
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }, lookEvery)
  return { longest: () => longest, end: () => clearInterval(timer) }
}

/** @type {ReturnType<typeof watchHolds> | null} */
let watch = null

/**
 * Loaded into a measured server by `--import`: tells the microseconds of CPU it has used (`cpu`), and what its thread was
 * held by at the longest (`hold`) since it was told to `watch`.
 */
process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  }
  if (message === 'watch') watch = watchHolds()
  if (message === 'hold') {
    process.send?.({ hold: watch?.longest() ?? 0 })
    watch?.end()
  }
})
// The channel alone must not keep a server alive that wants to end.
process.channel?.unref()
