/** What was typed, with a template after it; nothing typed is lost, and what has the template already stays as it is. */
export const withTemplate = (typed: string, template: string): string => {
  const text = typed.replaceAll('\r\n', '\n')
  if (text.trim() === '') return template
  return text.includes(template) ? text : `${text.trimEnd()}\n\n${template}`
}
