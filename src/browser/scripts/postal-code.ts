import { fetchAddresses } from '#browser/api/profile-help.ts'
import { prefectureName } from '#contract/codes/prefectures.ts'
import { postalCodePattern, type PostalAddress } from '#contract/postal-code.ts'
import { announce } from './announce.ts'

/** Seven digits bring the address they belong to; what is typed already is replaced only by a press. */
const textOf = ({ city, town }: PostalAddress): string => `${city}${town}`

/** A form has one field for the whole address, or one for the city and one for what follows. */
const addressFields = (form: HTMLFormElement) => {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const whole = field('address')
  if (whole !== null)
    return {
      read: () => whole.value,
      write: (found: PostalAddress) => {
        whole.value = textOf(found)
      },
      last: whole,
    }
  const city = field('city')
  const street = field('street')
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

const enhance = (form: HTMLFormElement, box: HTMLElement): void => {
  const code = form.querySelector<HTMLInputElement>('input[name=postalCode]')
  const prefecture = form.querySelector<HTMLSelectElement>('select[name=prefectureCode]')
  const address = addressFields(form)
  const status = box.querySelector('[data-postal-status]')
  const choices = box.querySelector('[data-postal-choices]')
  if (code === null || prefecture === null || address === null || status === null || choices === null) return
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
    form.dispatchEvent(new Event('input'))
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

  code.addEventListener('input', () => {
    const digits = code.value.normalize('NFKC').replaceAll(/[^0-9]/g, '')
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
  })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-postal]')) {
  const form = box.closest('form')
  if (form !== null) enhance(form, box)
}
