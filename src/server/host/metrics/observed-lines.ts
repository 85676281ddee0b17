import type { RenderLine, RenderLines } from '#server/host/render-line.ts'
import type { Metrics } from './metrics.ts'

type Observer = Pick<Metrics, 'waited' | 'rendered' | 'shed'>

const observed = (
  line: RenderLine,
  { name, observer, now }: { name: keyof RenderLines; observer: Observer; now: () => number },
): RenderLine => ({
  counts: line.counts,
  enter: async (asker) => {
    const came = now()
    const entered = await line.enter(asker)
    const at = now()
    if (entered.kind === 'full') observer.shed(name)
    if (entered.kind !== 'entered') return entered
    observer.waited(name, (at - came) / 1000)
    let left = false
    return {
      kind: 'entered',
      leave: () => {
        if (!left) observer.rendered(name, (now() - at) / 1000)
        left = true
        entered.leave()
      },
    }
  },
})

/** Lines that tell how long one waits in them, and how long a place is taken. `now`: milliseconds of a steady clock. */
export const observeLines = (lines: RenderLines, observer: Observer, now: () => number): RenderLines => ({
  page: observed(lines.page, { name: 'page', observer, now }),
  drawn: observed(lines.drawn, { name: 'drawn', observer, now }),
})
