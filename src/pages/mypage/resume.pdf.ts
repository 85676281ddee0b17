import type { APIRoute } from 'astro'
import { resumeAnswer } from '#components/resume/resume-answer.ts'
import { accountWay } from '#contract/account-way.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { resumeSizes } from '#contract/resume.ts'
import { routes } from '#contract/routes.ts'
import { OwnStudentUser } from '#operations/account.ts'

/** The student's own profile as a 履歴書, `?size=a4` or `a3`; made anew each time and kept nowhere. */
export const GET: APIRoute = async ({ url, locals, redirect }) => {
  const { session, execute, drawResume, now } = locals
  const asked = url.searchParams.get('size')
  const size = resumeSizes.find((each) => each === (asked ?? 'a4'))
  if (size === undefined) return redirect(routes.resume('a4'), 303)
  // The gate lets nobody else in; this tells the compiler.
  if (session === null) return redirect(accountWay.signIn(routes.resume(size)), 303)
  const { studentUser } = await execute(OwnStudentUser, {})
  if (studentUser === null) return redirect(accountWay.addProfile('/mypage'), 303)
  const today = japaneseDay(now().toISOString())
  const drawn = await drawResume({ profile: { ...studentUser, email: session.email }, today, size })
  return resumeAnswer(drawn, { person: `${studentUser.familyName}${studentUser.givenName}`, today })
}
