import process from 'node:process'

/** Loaded into a measured server by `--import`: tells the microseconds of CPU it has used, when asked. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
// The channel alone must not keep a server alive that wants to end.
process.channel?.unref()
