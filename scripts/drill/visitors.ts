import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { applicationConsentVersion } from '#contract/application.ts'
import { routes } from '#contract/routes.ts'
import { ask, patience } from './ask.ts'
import { newStudent } from './new-student.ts'
import type { Sight } from './tally.ts'

/** Repeats until an answer came; what is repeated names itself, so that it is done once. */
const insist = async <Data>(send: () => Promise<Data>, until: () => boolean): Promise<Data | null> => {
  while (!until()) {
    try {
      return await send()
    } catch {
      await wait(200)
    }
  }
  return null
}

/** Ads that can be applied to, newest first. */
const openAds = async (origin: string): Promise<string[]> => {
  const found = await ask<{ jobPosts: { edges: { node: { id: string } }[] } }>(
    origin,
    '{ jobPosts(first: 50, sort: newest) { edges { node { id } } } }',
    {},
  )
  return found.jobPosts.edges.map(({ node }) => node.id)
}

/** What was acknowledged: it has to be there afterwards, once. */
export type Acknowledged = { messages: string[]; applications: string[] }
/** `addresses`: of everybody who wrote to the operator, acknowledged or not. */

export type Visit = {
  sights: Sight[]
  acknowledged: Acknowledged
  addresses: string[]
  end: () => Promise<void>
}

const readers = 8
const writers = 4
/** Milliseconds, so that ads last for the whole of a drill. */
const betweenApplications = 700
const forms = 25
/** A form that comes back sooner is a program's. */
const formMilliseconds = 3_100

/**
 * Readers of pages that are kept and of searches that nobody made before, people who write to the operator, and students who
 * apply, all through the balancer, until `end`.
 */
export const visit = async (origin: string, identityHost: string, students: number): Promise<Visit> => {
  const always = () => false
  const ads = (await insist(() => openAds(origin), always)) ?? []
  if (ads.length === 0) throw new Error('There is no ad to look at')
  const people: string[] = []
  while (people.length < students) {
    const student = await insist(() => newStudent(origin, identityHost), always)
    if (student !== null) people.push(student)
  }
  const sights: Sight[] = []
  const acknowledged: Acknowledged = { messages: [], applications: [] }
  const addresses: string[] = []
  const end = new AbortController()
  const isOver = () => end.signal.aborted

  const look = async (path: string): Promise<void> => {
    const at = Date.now()
    const sight = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(patience) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return { status: answer.status, retryAfter: answer.headers.has('retry-after') }
      },
      () => ({ status: null, retryAfter: false }),
    )
    sights.push({ at, took: Date.now() - at, ...sight })
  }
  const read = async (index: number): Promise<void> => {
    for (let turn = index; !isOver(); turn += 1) {
      const ad = ads[turn % ads.length] ?? ''
      const paths = [routes.home, routes.jobPosts, routes.jobPost(ad), routes.search(`営業 ${index} ${turn}`)]
      await look(paths[turn % paths.length] ?? routes.home)
      await wait(20)
    }
  }

  const write = async (): Promise<void> => {
    while (!isOver()) {
      const tokens: string[] = []
      while (tokens.length < forms && !isOver()) {
        const form = await insist(() => ask<{ contactForm: string }>(origin, '{ contactForm }', {}), isOver)
        if (form !== null) tokens.push(form.contactForm)
      }
      if (!isOver()) await wait(formMilliseconds)
      for (const token of tokens) {
        const email = `drill-${randomUUID()}@example.com`
        addresses.push(email)
        const input = {
          kind: 'question',
          name: '山田 花子',
          email,
          body: 'この問い合わせは訓練のものです。',
        }
        const sent = await insist(
          () =>
            ask<{ sendContactMessage: { id: string | null } }>(
              origin,
              'mutation ($input: ContactMessageInput!, $token: String!) { sendContactMessage(input: $input, token: $token) { id } }',
              { input, token },
            ),
          isOver,
        )
        if (sent?.sendContactMessage.id) acknowledged.messages.push(sent.sendContactMessage.id)
      }
    }
  }

  const apply = async (token: string): Promise<void> => {
    for (const jobPostId of ads) {
      if (isOver()) return
      await wait(betweenApplications)
      type Form = { applicationForm: { revision: number; questions: string[]; shown: string | null } | null }
      const form = () =>
        ask<Form>(
          origin,
          'query ($id: ID!) { applicationForm(jobPostId: $id) { revision questions shown } }',
          { id: jobPostId },
          token,
        )
      const before = (await insist(form, isOver))?.applicationForm
      if (!before) continue
      const input = {
        jobPostId,
        revision: before.revision,
        changesSeen: true,
        answers: before.questions.map(() => '答えです。'),
        message: 'よろしくお願いいたします。',
        accommodation: '',
        leftOut: [],
        fileIds: [],
      }
      type Saved = { saveApplicationDraft: { application: { id: string } | null } }
      const saved = await insist(
        () =>
          ask<Saved>(
            origin,
            'mutation ($input: ApplicationDraftInput!) { saveApplicationDraft(input: $input) { application { id } } }',
            { input },
            token,
          ),
        isOver,
      )
      const id = saved?.saveApplicationDraft.application?.id
      const shown = (await insist(form, isOver))?.applicationForm?.shown
      if (id === undefined || !shown) continue
      const last = { id, submitKey: randomUUID(), shown, consent: applicationConsentVersion }
      type Sent = { submitApplication: { application: { id: string } | null } }
      const sent = await insist(
        () =>
          ask<Sent>(
            origin,
            'mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { application { id } } }',
            { input: last },
            token,
          ),
        isOver,
      )
      if (sent?.submitApplication.application) acknowledged.applications.push(id)
    }
  }

  const working = [
    ...Array.from({ length: readers }, (_, index) => read(index)),
    ...Array.from({ length: writers }, write),
    ...people.map(apply),
  ]
  return {
    sights,
    acknowledged,
    addresses,
    end: async () => {
      end.abort()
      await Promise.all(working)
    },
  }
}
