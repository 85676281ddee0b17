import { useState, type RefObject, type SubmitEvent } from 'react'
import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import { routes } from '#contract/routes.ts'
import { PostForm } from '#islands/ui/post-form.tsx'

type Props = {
  questionnaire: Questionnaire
  run: string
  finishQuery: string
  /** The mark of the page's owner. */
  owner: string | null
  /** Places of the items without an answer, from 0. */
  missing: readonly number[]
  items: number
  pageSize: number
  goTo: (page: number) => void
  /** True: the account has every answer. */
  flush: () => Promise<boolean>
  form: RefObject<HTMLFormElement | null>
}

const missingWords = (missing: number, items: number) => {
  if (missing === 0) return 'すべての質問に答えました。'
  return missing * 2 > items
    ? `まだ${missing}問に答えていません。結果を出すには、半分以上の答えが必要です。`
    : `まだ${missing}問に答えていません。このままでも結果を見られますが、答えが少ない項目は、結果が出ないことがあります。`
}

/** The step behind the last page: what is missing, and the result. */
export const FinishStep = (props: Props) => {
  const { questionnaire, run, finishQuery, owner, missing, items, pageSize, goTo, flush, form } = props
  const [busy, setBusy] = useState(false)
  const firstMissing = missing[0]
  const firstPage = firstMissing === undefined ? null : Math.floor(firstMissing / pageSize) + 1
  const finish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    if (busy) return
    setBusy(true)
    void flush().then((kept) => {
      setBusy(false)
      if (kept) currentTarget.submit()
    })
  }
  return (
    <PostForm
      owner={owner}
      ref={form}
      className="page"
      action={`${routes.questionnairePage(questionnaire, Math.ceil(items / pageSize) + 1)}&${finishQuery}`}
      onSubmit={finish}
    >
      <input type="hidden" name="questionnaire" value={questionnaire} />
      <input type="hidden" name="run" value={run} />
      <h2 tabIndex={-1}>おつかれさまでした</h2>
      <p>{missingWords(missing.length, items)}</p>
      {firstPage !== null && (
        <p>
          <a
            href={routes.questionnairePage(questionnaire, firstPage)}
            onClick={(event) => {
              event.preventDefault()
              goTo(firstPage)
            }}
          >
            答えていない質問に戻る
          </a>
        </p>
      )}
      <div className="turn">
        <button className="button main" type="submit" aria-busy={busy}>
          {busy ? '保存しています…' : '結果を見る'}
        </button>
        <a
          className="button"
          href={routes.questionnairePage(questionnaire, Math.ceil(items / pageSize))}
          onClick={(event) => {
            event.preventDefault()
            goTo(Math.ceil(items / pageSize))
          }}
        >
          前へ
        </a>
      </div>
    </PostForm>
  )
}
