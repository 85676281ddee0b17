import process from 'node:process'
import { hintCookie } from '#contract/hint-cookie.ts'
import { createViewCounter } from '#server/host/views/view-counter.ts'
import { createViewOf, type Look } from '#server/host/views/view-of.ts'

const goalMicroseconds = 5
const rounds = 5
const looks = 200_000
const origin = 'https://jobs.example.jp'

const idOf = (index: number) => `0198c2a0-1111-7000-8000-${String(index).padStart(12, '0')}`

/** As browsers ask: so many ads, names of browsers and addresses that led there. */
const lookOf = (index: number): Look => ({
  method: 'GET',
  pathname: `/jobpost/${idOf(index % 2000)}`,
  request: {
    headers: {
      'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (index % 300)}.0.0.0 Safari/537.36`,
      'sec-fetch-dest': 'document',
      cookie: `theme=dark; ${hintCookie}=student.A-_456789012345678901x; session=${'x'.repeat(200)}`,
      referer:
        index % 2 === 0
          ? `${origin}/jobpost?page=${index}`
          : `https://www.site-${index % 20}.example/a/${index}`,
    },
  },
})

/** What each kind of request costs, in microseconds of CPU; the best of several rounds. */
const measure = (asked: readonly Look[]): number => {
  const viewOf = createViewOf(origin)
  const counter = createViewCounter({ now: Date.now, onFull: () => {} })
  const costs = Array.from({ length: rounds }, () => {
    const from = process.cpuUsage()
    for (const look of asked) {
      const view = viewOf(look)
      if (view !== null) counter.count(view)
    }
    const { user, system } = process.cpuUsage(from)
    counter.take()
    return (user + system) / asked.length
  })
  return Math.min(...costs)
}

/** How long it takes to see whether an answer is a view, and to count it. */
export const benchViews = (say: (line: string) => void): void => {
  const people = Array.from({ length: looks }, (_, index) => lookOf(index))
  const as = (headers: Look['request']['headers']) =>
    people.map(({ request, ...look }) => ({
      ...look,
      request: { headers: { ...request.headers, ...headers } },
    }))
  say(`\n| counting a view, µs CPU (goal < ${goalMicroseconds}) | best of ${rounds} |\n| --- | --- |`)
  for (const [name, asked] of [
    ['a person', people],
    ['a browser that fetches ahead', as({ 'sec-purpose': 'prefetch' })],
    ['another page', people.map((look) => ({ ...look, pathname: '/jobpost' }))],
    [
      'names of programs that were never seen',
      people.map((look, index) => ({
        ...look,
        request: { headers: { 'user-agent': `Mozilla/5.0 (X11) Thing/${index}` } },
      })),
    ],
    ['a long referrer', as({ referer: `https://${'a.'.repeat(2000)}example/` })],
  ] as const)
    say(`| ${name} | ${measure(asked).toFixed(2)} |`)
}
