import { useCallback, useEffect, useRef, useState } from 'react'
import { chooseFilesEvent } from '#browser/stores/chosen-files.ts'
import type { ShownFile } from '#contract/stored-file.ts'
import { fileUses, scanNames, type FileUse } from '#browser/messages/files.ts'
import { fileKindNames } from '#contract/codes/stored-file.ts'
import { formatBytes } from '#contract/format/bytes.ts'
import { Uploader } from './uploader.tsx'

type Props = {
  use: FileUse
  /** The files the person keeps; those that were refused are left out. */
  files: readonly ShownFile[]
  /** Ids of those that are chosen already. */
  chosen: readonly string[]
  /** Of the boxes, each with a file's id as its value. */
  name: string
  /** What was wrong with the choice, from the server; null: nothing. */
  error: string | null
}

const mostWords = (most: number) => `添付できるのは${most}個までです。どれかのチェックを外してください。`

const idsOf = (detail: unknown): string[] =>
  Array.isArray(detail) ? detail.filter((id) => typeof id === 'string') : []

/**
 * Files of an application or a message, inside its form: boxes for those the person keeps, and a way to send new ones, which are ticked
 * then. Without JavaScript the boxes are there all the same.
 */
export const FileField = ({ use, files, chosen, name, error }: Props) => {
  const { legend, support, most, kinds } = fileUses[use]
  const [kept, setKept] = useState(() => files.filter(({ scan }) => scan !== 'refused'))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const onKept = useCallback((file: ShownFile) => {
    setKept((all) => [file, ...all])
    setTicked((all) => new Set([...all, file.id]))
  }, [])
  const set = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const boxes = [...(set.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
    // What was ticked before the island came alive stays so.
    setTicked(new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value)))
    const form = set.current?.form ?? null
    const choose = (event: Event) => {
      if (event instanceof CustomEvent) setTicked(new Set(idsOf(event.detail)))
    }
    form?.addEventListener(chooseFilesEvent, choose)
    return () => form?.removeEventListener(chooseFilesEvent, choose)
  }, [])
  const shown = kept.filter(({ id }) => ticked.has(id)).length > most ? mostWords(most) : error
  return (
    <fieldset
      ref={set}
      className="field file-field"
      id={name}
      aria-describedby={shown === null ? `${name}-support` : `${name}-support ${name}-error`}
      // The page shows its error summary with a link to here.
      tabIndex={-1}
    >
      <legend>
        {legend}
        <span className="need">任意</span>
      </legend>
      <p className="support" id={`${name}-support`}>
        {support}
      </p>
      {shown !== null && (
        <p className="error" id={`${name}-error`}>
          {shown}
        </p>
      )}
      {kept.length > 0 && (
        <ul className="file-choices">
          {kept.map(({ id, kind, name: fileName, size, scan }) => (
            <li key={id}>
              <div className="choice">
                <input
                  id={`${name}-${id}`}
                  type="checkbox"
                  name={name}
                  value={id}
                  checked={ticked.has(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setTicked(
                      (all) => new Set(checked ? [...all, id] : [...all].filter((each) => each !== id)),
                    )
                  }
                />
                <label htmlFor={`${name}-${id}`}>
                  <span className="file-name">{fileName}</span>
                  <span className="support">
                    {kinds === 'asked' && `${fileKindNames[kind]}・`}
                    {formatBytes(size)}
                    {scan === 'waiting' && `・${scanNames.waiting}`}
                  </span>
                </label>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Uploader kinds={kinds} onKept={onKept} />
    </fieldset>
  )
}
