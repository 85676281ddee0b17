import { useEffect } from 'react'
import { markedTitle, unmarkedTitle } from '#contract/form-errors.ts'

/** The title says that something is wrong as long as it is, and no longer than what it is wrong with stands on the page. */
export const useMarkedTitle = (isWrong: boolean): void => {
  useEffect(() => {
    document.title = isWrong ? markedTitle(document.title) : unmarkedTitle(document.title)
    return () => {
      document.title = unmarkedTitle(document.title)
    }
  }, [isWrong])
}
