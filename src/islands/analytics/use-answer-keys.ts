import { useEffect, useRef, type RefObject } from 'react'
import { isOfConversion } from '#browser/scripts/conversion.ts'
import { answerValues } from '#contract/questionnaires/questionnaire.ts'

/** The question that has the focus. */
const focusedQuestion = (form: HTMLFormElement): HTMLFieldSetElement | null =>
  document.activeElement?.closest('fieldset')?.matches('[data-item]') === true &&
  form.contains(document.activeElement)
    ? document.activeElement.closest('fieldset')
    : null

/** The radio button that the keyboard reaches in a question. */
export const reachable = (question: Element | null | undefined): HTMLInputElement | null =>
  question?.querySelector<HTMLInputElement>('input:checked') ??
  question?.querySelector<HTMLInputElement>('input') ??
  null

/**
 * Keys 1 to 5 answer the question that has the focus, and go on to the next one, behind the last to the button. Elsewhere on
 * the page they do nothing, since words that are dictated hold digits too; nor while they are switched off (WCAG 2.1.4).
 * The element returned has `data-alive` as soon as keys are heard.
 */
export const useAnswerKeys = (
  form: RefObject<HTMLFormElement | null>,
  choose: (item: string, value: (typeof answerValues)[number]) => void,
  isOn: boolean,
): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const value = answerValues.find((each) => String(each) === event.key)
      const element = form.current
      if (!isOn || value === undefined || element === null) return
      if (event.altKey || event.ctrlKey || event.metaKey || isOfConversion(event)) return
      const question = focusedQuestion(element)
      const item = question?.dataset['item']
      if (question === null || item === undefined) return
      event.preventDefault()
      choose(item, value)
      const next = question.nextElementSibling?.matches('fieldset[data-item]') === true
      const target = next
        ? reachable(question.nextElementSibling)
        : element.querySelector<HTMLButtonElement>('button[data-next]')
      target?.focus()
    }
    document.addEventListener('keydown', press)
    frame.current?.setAttribute('data-alive', '')
    return () => document.removeEventListener('keydown', press)
  }, [form, choose, isOn])
  return frame
}
