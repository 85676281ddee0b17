import { chooseFilesEvent, type ChosenFile } from '#browser/stores/chosen-files.ts'

/** The files that are ticked in the form of a message, whether or not its island has come alive. */
export const attachedFiles = (form: HTMLFormElement | null) => {
  const boxes = () => [...(form?.querySelectorAll<HTMLInputElement>('input[name="fileIds"]') ?? [])]
  const details = form?.querySelector<HTMLDetailsElement>('details[data-attach]') ?? null
  // What a device brings back is not to be sent unseen.
  form?.addEventListener('input', () => {
    if (details !== null) details.open ||= boxes().some(({ checked }) => checked)
  })
  return {
    chosen: (): ChosenFile[] =>
      boxes()
        .filter(({ checked }) => checked)
        .map((box) => ({
          id: box.value,
          name: box.labels?.[0]?.querySelector('.file-name')?.textContent ?? '',
        })),
    choose: (ids: readonly string[]): void => {
      for (const box of boxes()) box.checked = ids.includes(box.value)
      form?.dispatchEvent(new CustomEvent(chooseFilesEvent, { detail: ids }))
    },
    close: (): void => {
      if (details !== null) details.open = false
    },
  }
}
