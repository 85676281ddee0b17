import { useAnnounced } from './use-announced.ts'

/** Words that appear in the page, and are said aloud when they do. */
export const Told = ({ text, className }: { text: string; className?: string }) => {
  useAnnounced(text)
  return <p className={className}>{text}</p>
}
