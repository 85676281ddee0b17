/** Does tasks in their order, so many at a time; answers what each answered, in the same order. */
export const beside = async <Task, Result>(
  tasks: readonly Task[],
  atOnce: number,
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const waiting = tasks.entries()
  const lane = async () => {
    for (const [index, task] of waiting) results[index] = await run(task)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
