import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFile } from '#browser/api/upload.ts'
import type { FileKind } from '#contract/codes/stored-file.ts'
import type { ShownFile } from '#contract/stored-file.ts'

/** One file on its way. */
export type Upload = {
  /** Of this list alone. */
  key: number
  file: File
  kind: FileKind
  state:
    | { kind: 'waits' }
    /** `fraction`: from 0 to 1. */
    | { kind: 'sends'; fraction: number }
    | { kind: 'failed'; message: string; again: 'useful' | 'useless' }
}

/** `left`: how many files are still in the list, those that failed among them. */
export type OnKept = (file: ShownFile, left: number) => void

/**
 * Files on their way, one after the other in the order they were chosen. `onKept` is called with each that arrived; it is
 * no longer in the list then. `said` is what happened last, to be read out.
 */
export const useUploads = (onKept: OnKept) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [said, setSaid] = useState('')
  const nextKey = useRef(0)
  const latest = useRef(uploads)
  const running = useRef<{ key: number; abort: AbortController } | null>(null)

  const change = useCallback((key: number, state: Upload['state']) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, state } : each)))
  }, [])
  const drop = useCallback((key: number) => {
    setUploads((all) => all.filter((each) => each.key !== key))
  }, [])

  useEffect(() => {
    latest.current = uploads
    const next = uploads.find(({ state }) => state.kind === 'waits')
    if (next === undefined || running.current !== null) return
    const { key, file, kind } = next
    const abort = new AbortController()
    running.current = { key, abort }
    change(key, { kind: 'sends', fraction: 0 })
    const onProgress = (fraction: number) => change(key, { kind: 'sends', fraction })
    void uploadFile(file, { kind, onProgress, signal: abort.signal }).then((answer) => {
      running.current = null
      if (answer.kind === 'refused') {
        change(key, { kind: 'failed', message: answer.message, again: answer.again })
        setSaid(`「${file.name}」を送れませんでした。${answer.message}`)
        return
      }
      drop(key)
      setSaid(
        answer.kind === 'kept'
          ? `「${file.name}」をアップロードしました。`
          : `「${file.name}」のアップロードを中止しました。`,
      )
      if (answer.kind === 'kept')
        onKept(answer.file, latest.current.filter((each) => each.key !== key).length)
    })
  }, [uploads, change, drop, onKept])

  // Who leaves the page in the middle sends no more of it.
  useEffect(() => () => running.current?.abort.abort(), [])

  return {
    uploads,
    said,
    busy: uploads.some(({ state }) => state.kind !== 'failed'),
    add: (files: readonly File[], kind: FileKind) => {
      const added = files.map((file): Upload => {
        nextKey.current += 1
        return { key: nextKey.current, file, kind, state: { kind: 'waits' } }
      })
      setUploads((all) => [...all, ...added])
    },
    retry: (key: number) => change(key, { kind: 'waits' }),
    /** Takes one out of the list; one that is on its way is broken off. */
    remove: (key: number) => {
      if (running.current?.key === key) running.current.abort.abort()
      else drop(key)
    },
  }
}
