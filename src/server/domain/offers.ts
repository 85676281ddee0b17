/** Such words after a benefit say nothing against it. */
const neutral =
  /(?:自己負担|本人負担|費用負担|負担|上限|制限|回数制限|心配|条件|返済|返還)[はがも]?(?:一切)?(?:なし|無し|あり?ません|ございません|不要|なく)|(?:なし|無し)で|(?:か?まい|構い|問い|変わり|すみ|異なり)ません/gu
/** There is none, or who works pays for it. */
const none =
  /なし|無し|(?:^|[はが:])無(?:$|[^料償事])|ません|(?:自己|本人|各自|個人|ご自身の?)負担|自腹|無給|対象外|(?:[はがも]|^)ない(?=です|$|\))/u
const straightAway =
  /^[\s:(]{1,3}(?:[はが]|(?:支給|制度|貸与)[はが]?)?(?:なし|無し|無(?:$|[^料償事])|ありません|支給しません|(?:全額)?(?:自己|本人|各自)負担)/u
const firstThere =
  /^[をはもが]?(?:制度[がも]?)?(?:あり(?!ま?せん)|ある|あっ|行い(?!ません)|行う|実施(?!しません)|充実)/u
/** Where another matter may begin. */
const clauseEnd = /[。、,;!?・/\s(\n]/u
const clauseLength = 14

const isDenied = (rest: string): boolean => {
  const said = rest.replace(neutral, '')
  if (straightAway.test(said)) return true
  const clause = said.slice(0, clauseLength).split(clauseEnd, 1)[0] ?? ''
  return !firstThere.test(clause) && none.test(clause)
}

/** Whether a text names what the pattern (flag g) is after without taking it back in the same clause. */
export const offers = (text: string, pattern: RegExp): boolean => {
  const words = text.normalize('NFKC')
  return [...words.matchAll(pattern)].some(
    (found) => !isDenied(words.slice(found.index + found[0].length, found.index + found[0].length + 40)),
  )
}

const subject = '(?:賞与|ボーナス|昇給|定期昇給|手当|支給|制度|予定)'
const onlyNone = new RegExp(
  `^(?:原則(?:として)?、?)?${subject}?(?:の${subject})?[はがも:]?\\s*(?:原則(?:として)?)?(?:なし|無し?(?![料償])|あり?ません|ございません|ない|(?:支給|昇給)?(?:いた)?しません|行いません|対象外|(?:全額|すべて)?(?:自己|本人|各自)負担)`,
  'u',
)
/** The text of a field that is there for one thing begins with it, not with that there is none. */
export const states = (text: string | null): boolean =>
  text !== null && !onlyNone.test(text.normalize('NFKC').trimStart())
