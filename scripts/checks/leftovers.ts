import { sourceTexts } from './walk.ts'

/** Put together here, so that this file does not find itself. */
const word = (...parts: string[]) => parts.join('')

const traces: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: new RegExp(String.raw`\b(?:${word('TO', 'DO')}|${word('FIX', 'ME')})\b`),
    what: 'unfinished work',
  },
  {
    pattern: new RegExp(
      `(?:^|[\\s"'\`(=:])/(?:${word('wo', 'rk')}|${word('ho', 'me')}|${word('Us', 'ers')}|${word('ro', 'ot')})/[\\w.-]+`,
    ),
    what: 'a path of one machine',
  },
  {
    pattern: new RegExp(
      `https?://[\\w.-]*(?:${word('regis', 'try')}|${word('artifac', 'tory')}|${word('nex', 'us')}|${word('verdac', 'cio')})[\\w.-]*`,
      'i',
    ),
    what: 'a registry host',
  },
  {
    pattern: new RegExp(
      `${word('-----BEGIN', ' (?:[A-Z]+ )?PRIVATE', ' KEY')}|\\b${word('npm', '_')}[A-Za-z0-9]{36}\\b`,
    ),
    what: 'a secret',
  },
]

/** Nothing of one person's machine, nothing unfinished and no secret stays in the repository. */
export const findLeftovers = (root: string): string[] =>
  sourceTexts(root)
    .filter(({ file }) => !file.startsWith('tests/boundaries/'))
    .flatMap(({ file, content }) =>
      content
        .split('\n')
        .flatMap((line, index) =>
          traces
            .filter(({ pattern }) => pattern.test(line))
            .map(({ what }) => `${file}:${index + 1}: ${what}`),
        ),
    )
