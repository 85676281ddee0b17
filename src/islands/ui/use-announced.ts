import { useEffect } from 'react'
import { announce, type Tone } from '#browser/scripts/announce.ts'

/** Says aloud what changed, through the page's own region; nothing for `''`. */
export const useAnnounced = (text: string, tone: Tone = 'polite'): void => {
  useEffect(() => {
    if (text !== '') announce(text, tone)
  }, [text, tone])
}
