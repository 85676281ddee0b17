import { expect, test } from 'vitest'
import { externalServices } from '#contract/external-services.ts'
import { admitHumanCheck } from './human-check-csp.ts'

const record = (emulated: boolean) => {
  const directives: string[] = []
  const scripts: string[] = []
  admitHumanCheck(
    {
      insertDirective: (directive) => directives.push(directive),
      insertScriptResource: (origin) => scripts.push(origin),
    },
    { apiKey: 'key', projectId: 'project', authDomain: 'project.example', emulated },
  )
  return { directives, scripts }
}

test('the documented origins of provider and human check are admitted, and the site’s own scripts still are', () => {
  const { directives, scripts } = record(false)
  // https://developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy"
  expect(scripts).toEqual(
    expect.arrayContaining(["'self'", 'https://www.google.com', 'https://www.gstatic.com']),
  )
  const of = (name: string) => directives.find((directive) => directive.startsWith(`${name} `))?.split(' ')
  expect(of('frame-src')).toEqual(
    expect.arrayContaining(['https://www.google.com', 'https://recaptcha.google.com']),
  )
  expect(of('connect-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]),
  )
})

test('nothing that the registry does not declare is admitted', () => {
  const { directives, scripts } = record(false)
  const declared = externalServices.flatMap(({ origins }) =>
    Object.values(origins).flatMap((each): readonly string[] => each),
  )
  const admitted = [...scripts, ...directives.flatMap((each) => each.split(' ').slice(1))]
  for (const origin of admitted.filter((each) => each !== "'self'")) expect(declared).toContain(origin)
})

test('an emulator needs no other origin', () => {
  expect(record(true)).toEqual({ directives: ["connect-src 'self'"], scripts: [] })
})
