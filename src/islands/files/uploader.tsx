import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { fileSupport, stillSending } from '#browser/messages/files.ts'
import { fileKindNames, fileKinds, type FileKind } from '#contract/codes/stored-file.ts'
import { useAnnounced } from '#islands/ui/use-announced.ts'
import { UploadLine } from './upload-line.tsx'
import { useUploads, type OnKept } from './use-uploads.ts'

/** By these a browser's dialog hides what is not taken; what a file is, the site judges by itself. */
const accepted = '.pdf,.docx,.png,.jpg,.jpeg'

const kindOf = (value: string): FileKind => fileKinds.find((kind) => kind === value) ?? 'other'

/** Chooses files, or takes those that are dropped, and shows how far each is. */
export const Uploader = ({ kinds, onKept }: { kinds: 'asked' | 'other'; onKept: OnKept }) => {
  const id = useId()
  const [kind, setKind] = useState<FileKind>(kinds === 'asked' ? 'resume' : 'other')
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { uploads, said, busy, add, retry, remove } = useUploads(onKept)
  const [held, setHeld] = useState(false)
  // What is still on its way would be missing from the form it stands in.
  useEffect(() => {
    const form = input.current?.form
    if (form === null || form === undefined || !busy) return
    const hold = (event: SubmitEvent) => {
      if (event.target !== form) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setHeld(true)
      input.current?.focus()
    }
    // Before whatever else hears of it at the form.
    document.addEventListener('submit', hold, { capture: true })
    return () => {
      document.removeEventListener('submit', hold, { capture: true })
      setHeld(false)
    }
  }, [busy])
  useAnnounced(said)
  useAnnounced(held ? stillSending : '', 'assertive')
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) add([...files], kind)
    // The same file can be chosen again.
    if (input.current !== null) input.current.value = ''
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={over ? 'uploader over' : 'uploader'}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {kinds === 'asked' && (
        <div className="field">
          <label htmlFor={`${id}-kind`}>書類の種類</label>
          <select
            className="input"
            id={`${id}-kind`}
            value={kind}
            onChange={(event) => setKind(kindOf(event.currentTarget.value))}
          >
            {fileKinds.map((each) => (
              <option key={each} value={each}>
                {fileKindNames[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-file`}>新しく送るファイル</label>
        <p className="support" id={`${id}-support`}>
          {fileSupport}選ぶとすぐに送信が始まります。パソコンでは、この枠の中に置いても送れます。
        </p>
        <input
          ref={input}
          className="file-input"
          id={`${id}-file`}
          type="file"
          multiple
          accept={accepted}
          aria-describedby={`${id}-support`}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
      {held && <p className="error">{stillSending}</p>}
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="送信中のファイル">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.key}
              upload={upload}
              retry={() => retry(upload.key)}
              remove={() => {
                remove(upload.key)
                // The button that was pressed is gone.
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
