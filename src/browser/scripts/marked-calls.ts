import {
  otherPersonHeader,
  personMarkField,
  personMarkHeader,
  personMarkMeta,
} from '#contract/person-mark.ts'

/**
 * What the scripts of a page that was made for one person send to the site says whose it is. It stands around `fetch`, so that no
 * caller can forget it; Astro's client of procedures takes no headers besides.
 */
const mark = document.querySelector<HTMLMetaElement>(`meta[name="${personMarkMeta}"]`)?.content
const send = window.fetch

const isOurs = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).origin === location.origin

if (mark !== undefined) {
  // A form that an island made here, and the browser sends: the site did not see it to mark it.
  window.addEventListener('formdata', ({ target, formData }) => {
    if (target instanceof HTMLFormElement && target.method === 'post') formData.set(personMarkField, mark)
  })
  window.fetch = async (...call) => {
    const request = new Request(...call)
    if (!isOurs(request)) return send(request)
    request.headers.set(personMarkHeader, mark)
    const answer = await send(request)
    // Somebody else is signed in, and the page is not theirs.
    if (answer.headers.has(otherPersonHeader)) location.reload()
    return answer
  }
}
