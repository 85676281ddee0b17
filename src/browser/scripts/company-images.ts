import { uploadImage } from '#browser/api/upload.ts'
import { companyImageKinds } from '#contract/codes/company.ts'
import { announce } from './announce.ts'

/** Fields that send a company's pictures as soon as they are chosen; the page is shown anew with what arrived. */
const enhance = (box: HTMLElement): void => {
  const input = box.querySelector<HTMLInputElement>('input[type=file]')
  const status = box.querySelector<HTMLElement>('[data-image-status]')
  const alert = box.querySelector<HTMLElement>('[data-image-error]')
  const progress = box.querySelector<HTMLProgressElement>('progress')
  const { company = '', imageUpload, saved = '' } = box.dataset
  const kind = companyImageKinds.find((each) => each === imageUpload)
  if (input === null || status === null || alert === null || progress === null || kind === undefined) return
  const leaving = new AbortController()
  window.addEventListener('pagehide', () => leaving.abort())

  const send = async (files: readonly File[]): Promise<void> => {
    alert.textContent = ''
    announce('')
    progress.hidden = false
    input.disabled = true
    const problems: string[] = []
    for (const [index, file] of files.entries()) {
      status.textContent =
        files.length === 1 ? '送信しています…' : `送信しています…（${index + 1}／${files.length}）`
      announce(status.textContent)
      progress.value = 0
      const answer = await uploadImage(file, {
        company,
        kind,
        signal: leaving.signal,
        onProgress: (fraction) => {
          progress.value = fraction
        },
      })
      if (answer.kind === 'cancelled') return
      if (answer.kind === 'refused') problems.push(`「${file.name}」：${answer.message}`)
    }
    progress.hidden = true
    input.disabled = false
    input.value = ''
    status.textContent = ''
    if (problems.length === 0) location.assign(saved)
    else {
      alert.textContent = problems.join('\n')
      announce(alert.textContent, 'assertive')
      input.focus()
    }
  }
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    if (files.length > 0) void send(files)
  })
  box.hidden = false
}

for (const box of document.querySelectorAll<HTMLElement>('[data-image-upload]')) enhance(box)
