import { useAnnounced } from './use-announced.ts'

type Props = {
  codes: readonly string[]
  /** How many there were before, which work no longer. */
  replaced: number
}

/** The codes, the only time they are shown, with a file to keep. */
export const RecoveryCodes = ({ codes, replaced }: Props) => {
  const text = `回復コード（それぞれ1回だけ使えます）\n\n${codes.join('\n')}\n`
  const made = `${codes.length}個の回復コードを作りました。表示するのはいまだけです。印刷するかファイルに保存して、電話とは別の場所に保管してください。`
  useAnnounced(made)
  return (
    <div className="stack">
      <p className="notice">
        {made}
        {replaced > 0 && '前に作ったコードは使えなくなりました。'}
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          ファイルに保存する
        </a>
      </p>
    </div>
  )
}
