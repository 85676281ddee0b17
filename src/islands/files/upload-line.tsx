import { formatBytes } from '#contract/format/bytes.ts'
import type { Upload } from './use-uploads.ts'

const wordsOf = ({ state }: Upload): string => {
  if (state.kind === 'waits') return '順番を待っています'
  if (state.kind === 'failed') return '送れませんでした'
  // The bytes have arrived; the site looks at them.
  return state.fraction < 1 ? `送信中 ${Math.floor(state.fraction * 100)}%` : '内容を確認しています'
}

/** One file on its way: how far it is, and what can be done. */
export const UploadLine = ({
  upload,
  retry,
  remove,
}: {
  upload: Upload
  retry: () => void
  remove: () => void
}) => {
  const { file, state } = upload
  return (
    <li>
      <p className="file-name">{file.name}</p>
      <p className="support">
        {formatBytes(file.size)}・{wordsOf(upload)}
      </p>
      {state.kind === 'sends' && (
        <progress
          aria-label={`「${file.name}」の送信`}
          max={1}
          {...(state.fraction < 1 && { value: state.fraction })}
        />
      )}
      {state.kind === 'failed' && <p className="error">{state.message}</p>}
      <div className="row">
        {state.kind === 'failed' && state.again === 'useful' && (
          <button
            className="button"
            type="button"
            onClick={retry}
            aria-label={`「${file.name}」をもう一度送る`}
          >
            もう一度送る
          </button>
        )}
        <button
          className="button"
          type="button"
          onClick={remove}
          aria-label={
            state.kind === 'failed'
              ? `「${file.name}」を取り除く`
              : `「${file.name}」のアップロードを中止する`
          }
        >
          {state.kind === 'failed' ? '取り除く' : '中止する'}
        </button>
      </div>
    </li>
  )
}
