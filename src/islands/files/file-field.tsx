import { useCallback, useState } from 'react'
import type { ShownFile } from '#contract/stored-file.ts'
import { scanNames } from '#browser/messages/files.ts'
import { fileKindNames } from '#contract/codes/stored-file.ts'
import { formatBytes } from '#contract/format/bytes.ts'
import { limits } from '#contract/limits.ts'
import { Uploader } from './uploader.tsx'

type Props = {
  /** The files the person keeps; those that were refused are left out. */
  files: readonly ShownFile[]
  /** Ids of those that are chosen already. */
  chosen: readonly string[]
  /** Of the boxes, each with a file's id as its value. */
  name: string
  /** What was wrong with the choice, from the server; null: nothing. */
  error: string | null
}

const mostWords = `添付できるのは${limits.applicationFiles}個までです。どれかのチェックを外してください。`

/**
 * Files of an application, inside its form: boxes for those the person keeps, and a way to send new ones, which are ticked
 * then. Without JavaScript the boxes are there all the same.
 */
export const FileField = ({ files, chosen, name, error }: Props) => {
  const [kept, setKept] = useState(() => files.filter(({ scan }) => scan !== 'refused'))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const onKept = useCallback((file: ShownFile) => {
    setKept((all) => [file, ...all])
    setTicked((all) => new Set([...all, file.id]))
  }, [])
  const shown = kept.filter(({ id }) => ticked.has(id)).length > limits.applicationFiles ? mostWords : error
  return (
    <fieldset
      className="field file-field"
      id={name}
      aria-describedby={shown === null ? `${name}-support` : `${name}-support ${name}-error`}
      // The page shows its error summary with a link to here.
      tabIndex={-1}
    >
      <legend>
        添付する書類<span className="need">任意</span>
      </legend>
      <p className="support" id={`${name}-support`}>
        履歴書やポートフォリオなど、{limits.applicationFiles}
        個まで添付できます。チェックしたファイルだけが、この応募と一緒に企業へ送られます。
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
                    {fileKindNames[kind]}・{formatBytes(size)}
                    {scan === 'waiting' && `・${scanNames.waiting}`}
                  </span>
                </label>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Uploader onKept={onKept} />
    </fieldset>
  )
}
