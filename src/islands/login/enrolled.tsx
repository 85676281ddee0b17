import { useEffect, useRef } from 'react'
import { Alert } from '#islands/ui/alert.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'
import { RecoveryCodes } from '#islands/ui/recovery-codes.tsx'

/** What the site answered after a phone was enrolled at the provider: the recovery codes, or why there are none. */
export type Announced = { kind: 'done'; codes: readonly string[] } | { kind: 'failed'; message: string }

type Props = {
  announced: Announced
  replaces: 'none' | 'another'
  /** The page that follows. */
  next: string
  /** Asks the site once more. */
  again: () => void
}

/** The phone is enrolled: its recovery codes, and the way onward. */
export const Enrolled = ({ announced, replaces, next, again }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])

  if (announced.kind === 'failed')
    return (
      <PressForm text="もう一度試す" press={again}>
        <Alert message={announced.message} />
        <p>
          電話番号は登録できましたが、手続きが終わっていません。電話をなくしたときのための回復コードを、これから作ります。
        </p>
      </PressForm>
    )
  return (
    <div className="stack" data-enrolled>
      <h2 ref={title} tabIndex={-1}>
        {replaces === 'none' ? '2段階認証を設定しました' : '電話番号を変更しました'}
      </h2>
      <p>
        {replaces === 'none'
          ? '次からは、パスワードに加えて、SMSの確認コードでログインします。'
          : '次からは、新しい番号に届く確認コードでログインします。前の番号は解除しました。'}
        お知らせのメールをお送りしています。
      </p>
      <RecoveryCodes codes={announced.codes} replaced={replaces === 'none' ? 0 : announced.codes.length} />
      <p>
        <a className="button main wide-button" href={next}>
          コードを保管したので次へ進む
        </a>
      </p>
    </div>
  )
}
