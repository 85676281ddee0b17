/** A compound selector with a scope at its end, up to what separates it from others. */
const compound = /([^\s>+~,{}()]*)\[data-astro-cid-([a-z0-9]{8})\]/g
/** A name, classes or both, and nothing else. */
const plain = /^([a-z][a-z0-9]*)?((?:\.[\w-]+)*)$/
/** An element of a compiled component, with attributes that are written down or given by name; its scope is the last. */
const element =
  /<([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?|\$\{addAttribute\([^`{}]*?, "[\w:-]+"\)\})*) data-astro-cid-([a-z0-9]{8})(?=>)/g
const givenClass = /, "class(?::list)?"\)/
const writtenClass = / class="([^"]*)"/

type Wanted = { name: string | undefined; classes: readonly string[] }

const wantedBy = (css: string): Map<string, Wanted[]> => {
  const wanted = new Map<string, Wanted[]>()
  for (const [, before = '', scope = ''] of css.matchAll(compound)) {
    // What is not understood may be any element.
    const [, name, classes = ''] = plain.exec(before) ?? []
    const all = wanted.get(scope) ?? []
    all.push({ name, classes: classes.split('.').filter((each) => each !== '') })
    wanted.set(scope, all)
  }
  return wanted
}

/**
 * Takes a component's scope off elements that no selector of its styles can mean, by their names and classes alone.
 * Astro puts it on every one. An element whose class is given when it is rendered keeps its scope, as does one of a
 * component whose styles are not in `css`. No script may give a class to an element that had none of it.
 */
export const withoutNeedlessScopes = (css: string): ((code: string) => string) => {
  const wanted = wantedBy(css)
  return (code) =>
    code.replace(element, (whole: string, name: string, attributes: string, scope: string) => {
      const selectors = wanted.get(scope)
      if (selectors === undefined || givenClass.test(attributes)) return whole
      const classes = (writtenClass.exec(attributes)?.[1] ?? '').split(' ')
      const meant = selectors.some(
        (each) =>
          (each.name === undefined || each.name === name) &&
          each.classes.every((one) => classes.includes(one)),
      )
      return meant ? whole : `<${name}${attributes}`
    })
}
