import { fetchAddresses } from '#browser/api/profile-help.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import { postalCodePattern, type PostalAddress } from '#contract/postal-code.ts'
import { announce } from './announce.ts'

/**
 * Seven digits bring the address they belong to; what is typed already is replaced only by a press. The fields are those of the
 * row, or else of the form, that the code stands in; so are rows that are added later.
 */
const textOf = ({ city, town }: PostalAddress): string => `${city}${town}`

/** Fields of rows are named by their number (`workplaces.0.city`). */
const named = (name: string): string => `[name="${name}"], [name$=".${name}"]`

/** One field for the whole address, or one for the city and one for what follows. */
const addressFields = (frame: HTMLElement) => {
  const whole = frame.querySelector<HTMLInputElement>(named('address'))
  if (whole !== null)
    return {
      read: () => whole.value,
      write: (found: PostalAddress) => {
        whole.value = textOf(found)
      },
      last: whole,
    }
  const city = frame.querySelector<HTMLInputElement>(named('city'))
  const street = frame.querySelector<HTMLInputElement>(named('street'))
  if (city === null || street === null) return null
  return {
    read: () => `${city.value}${street.value}`,
    write: (found: PostalAddress) => {
      city.value = found.city
      street.value = found.town
    },
    last: street,
  }
}

/** What is to be done with the digits of the frame's code; null: an address has no fields there. */
const follow = (frame: HTMLElement, box: HTMLElement): ((digits: string) => void) | null => {
  const prefecture = frame.querySelector<HTMLSelectElement>(named('prefectureCode'))
  const address = addressFields(frame)
  const status = box.querySelector('[data-postal-status]')
  const choices = box.querySelector('[data-postal-choices]')
  if (prefecture === null || address === null || status === null || choices === null) return null
  /** What we wrote ourselves may be replaced by the next code. */
  let filled = ''
  let asked = ''
  let asking = new AbortController()

  const say = (text: string): void => {
    box.hidden = text === ''
    status.textContent = text
    announce(text)
    choices.replaceChildren()
  }
  const fill = (found: PostalAddress): void => {
    prefecture.value = found.prefectureCode
    address.write(found)
    filled = address.read()
    address.last.dispatchEvent(new Event('input', { bubbles: true }))
    say('住所を入力しました。続きの番地や建物名を入力してください。')
  }
  const choose = (addresses: readonly PostalAddress[]): void => {
    say('あてはまる住所を選ぶと、下の欄に入力します。')
    choices.append(
      ...addresses.map((found) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'button'
        button.textContent = `${prefectureName(found.prefectureCode)}${textOf(found)}`
        button.addEventListener('click', () => {
          fill(found)
          address.last.focus()
        })
        return button
      }),
    )
  }

  return (digits) => {
    if (digits === asked) return
    asking.abort()
    asked = digits
    say('')
    if (!postalCodePattern.test(digits)) return
    asking = new AbortController()
    const { signal } = asking
    void fetchAddresses(digits, signal).then((addresses) => {
      if (signal.aborted || addresses === null) return
      const [only, ...more] = addresses
      if (only === undefined)
        say('この郵便番号の住所は見つかりませんでした。住所をそのまま入力してください。')
      else if (more.length === 0 && (address.read().trim() === '' || address.read() === filled)) fill(only)
      else choose(addresses)
    })
  }
}

const followed = new WeakMap<HTMLElement, ReturnType<typeof follow>>()

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !/(?:^|\.)postalCode$/u.test(target.name)) return
  const frame = target.closest<HTMLElement>('[data-row]') ?? target.form
  const box = frame?.querySelector<HTMLElement>('[data-postal]')
  if (frame === null || box === null || box === undefined) return
  const found = followed.get(box) ?? follow(frame, box)
  followed.set(box, found)
  found?.(target.value.normalize('NFKC').replaceAll(/[^0-9]/g, ''))
})
