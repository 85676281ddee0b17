import {
  isFixed,
  isMailedElsewhere,
  mailOption,
  usualChoice,
  type NotificationChoice,
} from '#contract/notification-choice.ts'

/** What the form shows for a kind: what was sent and refused, else what is saved. */
export const choosable = (choices: readonly NotificationChoice[], sent: FormData | null) =>
  choices
    .filter(({ kind }) => !isFixed(kind))
    .map(({ kind, shown, mail }) => {
      const chosen = isMailedElsewhere(kind) ? usualChoice(kind).mail : mail
      const saved = { kind, shown, option: mailOption(kind, chosen) }
      if (sent === null) return saved
      const option = sent
        .getAll('mail[]')
        .find((each) => typeof each === 'string' && each.startsWith(`${kind}:`))
      return {
        kind,
        shown: sent.getAll('shown').includes(kind),
        option: typeof option === 'string' ? option : saved.option,
      }
    })
