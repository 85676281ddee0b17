/** What begins a flow and selects nobody. */
const first = /^(?:応募|エントリー|申し?込み?)/u
/** What ends it. */
const last = /(?:採用|内々?定|契約|入社|参加決定)/u

const withTimes = /（(\d{1,9})回/u

/** Without what stands in brackets that are closed: each begins at the first that opens since the last that closed. */
const withoutNotes = (text: string): string => {
  const parts = text.split('）')
  return parts
    .map((part, index) => {
      const opens = part.indexOf('（')
      if (index === parts.length - 1) return part
      return opens === -1 ? `${part}）` : part.slice(0, opens)
    })
    .join('')
}

/** 面接（2回） counts twice; 面接（1回・履歴書不要） is named 面接1回. */
const read = (step: string): { name: string; times: number } => {
  const plain = step.normalize('NFKC').replace(/\(/gu, '（').replace(/\)/gu, '）')
  const [, times] = withTimes.exec(plain) ?? []
  const name = withoutNotes(plain).trim()
  return times === undefined ? { name, times: 1 } : { name: `${name}${times}回`, times: Number(times) }
}

/**
 * 選考3回（書類選考・面接2回）: how often somebody is looked at on the way, of the steps as the ad has them; without applying
 * itself and without the decision. Null: nothing is left.
 */
export const selectionLine = (flow: readonly string[]): string | null => {
  const begins = flow.findIndex((step) => !first.test(step.trim()))
  if (begins === -1) return null
  const rest = flow.slice(begins)
  const end = rest.at(-1)
  const steps = (end !== undefined && last.test(end) ? rest.slice(0, -1) : rest).map(read)
  const count = steps.reduce((sum, { times }) => sum + times, 0)
  return steps.length === 0 ? null : `${count}回（${steps.map(({ name }) => name).join('・')}）`
}
