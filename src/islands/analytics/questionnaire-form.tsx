import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { announce } from '#browser/scripts/announce.ts'
import { keepingWords, pageWords } from '#browser/messages/questionnaire.ts'
import {
  answerWords,
  questionnaireOutlines,
  type AnswerValue,
  type Item,
  type Questionnaire,
} from '#contract/questionnaires/questionnaire.ts'
import { routes } from '#contract/routes.ts'
import { PostForm } from '#islands/ui/post-form.tsx'
import { useAnnounced } from '#islands/ui/use-announced.ts'
import { FinishStep } from './finish-step.tsx'
import { KeySwitch } from './key-switch.tsx'
import { Progress } from './progress.tsx'
import { Question } from './question.tsx'
import { openAnswers } from './open-answers.ts'
import { reachable, useAnswerKeys } from './use-answer-keys.ts'

type Props = {
  questionnaire: Questionnaire
  run: string
  items: readonly Item[]
  /** What the account has, in the order of the items; 0 is none. */
  answers: readonly number[]
  /** The page to begin with, from 1; the one after the last ends the questionnaire. */
  page: number
  pageSize: number
  minutes: number
  /** What forms without a script add to their address. */
  saveQuery: string
  finishQuery: string
  /** The mark of the page's owner. */
  owner: string | null
}

/** A questionnaire, a page of items at a time. Every page is a form that works without a script too. */
export const QuestionnaireForm = (props: Props) => {
  const { questionnaire, run, items, pageSize, minutes, saveQuery, finishQuery, owner } = props
  const [store] = useState(() => openAnswers(props))
  const values = useStore(store.$values)
  const keeping = useStore(store.$keeping)
  const [page, setPage] = useState(props.page)
  const form = useRef<HTMLFormElement>(null)
  const { name } = questionnaireOutlines[questionnaire]
  const pages = Math.ceil(items.length / pageSize)
  const shown = items.slice((page - 1) * pageSize, page * pageSize)

  useEffect(() => {
    store.begin()
    const flush = () => void store.flush()
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const back = () => {
      const asked = Number(new URLSearchParams(location.search).get('page') ?? 1)
      setPage(Math.min(pages + 1, Math.max(1, asked)))
    }
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    window.addEventListener('popstate', back)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      window.removeEventListener('popstate', back)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [store, pages])

  // The first page is where the reader came in; later ones are turned to by hand.
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    const left = values.slice((shownPage.current - 1) * pageSize, shownPage.current * pageSize)
    announce(pageWords.reached(page, pages, left.filter((value) => value === 0).length))
    document.title = pageWords.title(document.title, name, page, pages)
    shownPage.current = page
    store.turn()
    const first = form.current?.querySelector('fieldset[data-item]')
    form.current?.scrollIntoView({ block: 'start' })
    const target = first === null ? null : reachable(first)
    if (target === null) form.current?.querySelector<HTMLElement>('h2')?.focus()
    else target.focus({ preventScroll: true })
  }, [name, page, pages, pageSize, store, values])

  const goTo = useCallback(
    (next: number) => {
      history.pushState(null, '', routes.questionnairePage(questionnaire, next))
      setPage(next)
      void store.flush()
    },
    [questionnaire, store],
  )
  const choose = useCallback((item: string, value: number) => store.choose(item, value), [store])
  const [hasKeys, setHasKeys] = useState(true)
  const byKey = useCallback(
    (item: string, value: AnswerValue) => {
      choose(item, value)
      announce(pageWords.chosen(items.findIndex(({ id }) => id === item) + 1, answerWords[value]))
    },
    [choose, items],
  )
  const frame = useAnswerKeys(form, byKey, hasKeys)
  const turn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter: unknown = event.nativeEvent.submitter
    goTo(submitter instanceof HTMLButtonElement && submitter.value === 'back' ? page - 1 : page + 1)
  }

  const words = keepingWords[keeping]
  useAnnounced(words ?? '', 'assertive')
  return (
    <div ref={frame} className="questionnaire">
      <Progress
        answered={values.filter((value) => value > 0).length}
        items={items.length}
        minutes={minutes}
      />
      {words !== null && <p className="notice">{words}</p>}
      {page > pages ? (
        <FinishStep
          {...{ questionnaire, run, finishQuery, owner, pageSize, goTo, form }}
          missing={values.flatMap((value, index) => (value === 0 ? [index] : []))}
          items={items.length}
          flush={store.flush}
        />
      ) : (
        <PostForm
          owner={owner}
          ref={form}
          className="page"
          action={`${routes.questionnairePage(questionnaire, page)}&${saveQuery}`}
          onSubmit={turn}
        >
          <input type="hidden" name="questionnaire" value={questionnaire} />
          <input type="hidden" name="run" value={run} />
          {page === Math.floor(pages / 2) + 1 && page > 1 && (
            <p className="notice" data-break>
              ちょうど半分まで来ました。ここで休んでもかまいません。答えは保存してあり、
              <a href={routes.analytics}>あとで続きから</a>答えられます。
            </p>
          )}
          <KeySwitch isOn={hasKeys} onChange={setHasKeys} />
          <p className="small soft page-number">{pageWords.place(page, pages)}</p>
          {shown.map((item, index) => (
            <Question
              key={item.id}
              item={item}
              place={(page - 1) * pageSize + index + 1}
              value={values[(page - 1) * pageSize + index] ?? 0}
              onChoose={choose}
            />
          ))}
          <div className="turn">
            <button className="button main" type="submit" name="go" value="next" data-next>
              次へ
            </button>
            {page > 1 && (
              <button className="button" type="submit" name="go" value="back">
                前へ
              </button>
            )}
          </div>
        </PostForm>
      )}
    </div>
  )
}
