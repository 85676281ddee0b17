import { wordsIn } from './needless-rules.ts'

/** Where the markup of pages is written, and the names of classes with it. */
const markup = /\/src\/(?!server\/|actions\/|operations\/)[^?]*\.(?:astro|tsx?)(?:\?|$)/
/** A script of a component is a module of the browser's build, named by the component. */
const script = '?astro&type=script'

type Info = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Module = { imports: readonly string[]; words: ReadonlySet<string> }
type Modules = Map<string, Module>

/** Adds a module with all that it imports, at once or later. */
const reach = (modules: Modules, from: string, reached: Map<string, Module>): void => {
  const module = modules.get(from)
  if (module === undefined || reached.has(from)) return
  reached.set(from, module)
  for (const next of module.imports) reach(modules, next, reached)
}

/**
 * What the modules of a page say, those of its islands and scripts among them, gathered from the module graphs of the two builds. An
 * island that the server does not render would be in neither: no page has one.
 */
export const pageWords = () => {
  const server: Modules = new Map()
  const client: Modules = new Map()
  return {
    add: (environment: string, id: string, { code, importedIds, dynamicallyImportedIds }: Info): void => {
      const modules = { ssr: server, client }[environment]
      modules?.set(id, {
        imports: [...importedIds, ...dynamicallyImportedIds],
        words: markup.test(id) ? wordsIn(code ?? '') : new Set(),
      })
    },
    /**
     * Of the page of this file.
     * @param never files that it imports and never renders
     */
    of: (page: string, never: readonly string[] = []): Set<string> => {
      if (!server.has(page)) throw new Error(`The build has no module ${page}`)
      const rendered = new Map<string, Module>()
      const others = new Map(server)
      for (const id of never) others.delete(id)
      reach(others, page, rendered)
      const scripts = new Map<string, Module>()
      for (const id of client.keys()) {
        const [component = ''] = id.split(script)
        if (id !== component && rendered.has(component)) reach(client, id, scripts)
      }
      const words = new Set<string>()
      for (const module of [...rendered.values(), ...scripts.values()])
        for (const word of module.words) words.add(word)
      return words
    },
  }
}
