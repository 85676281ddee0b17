/** 「…ことはありません」 takes back what its sentence said before. */
const takenBack =
  /(?:こと|わけ|もの|など|ペナルティ|制度|予定|必要|お願い|ルール|決まり|条件|規定|罰則|場合|心配)(?:は|も|等は|さえ)?(?:一切|決して|絶対に?|まったく|全く|特に)?(?:ありません|ございません|ない|無い|いたしません|しません|なく|なし|不要)/
/** What is said is not done: 「差し引きません」. */
const denied =
  /^[^。、!?\n(]{0,14}?(?:ません|ない(?!場合|とき|方|人|日|月|お?休|欠勤|と)|なく|(?<!み)なし|無し|ゼロ|不要|ず(?:に|、)|禁止|いたしかね|廃止|撤廃|厳禁|NG|違法|当社が|会社が)|^[^。!?\n]{0,24}?(?:いずれも|どれも|一切|どちらも|まったく|すべて)[^。、\n]{0,6}(?:ありません|ございません|なし|ない|しません|いたしません|不要)|^き?(?:や|も|・|とか)[^。!?\n]{0,36}(?:ありません|ございません|なし|ない|しません)(?:です)?(?:。|!|$)/
/** A list of harms of which there is none: 「罰金、違約金はありません」. */
const deniedList =
  /^[、・][^。、!?\n]{1,12}(?:は|も|など|等)?[^。、\n]{0,8}(?:ありません|ございません|なし|ないです)/
const longestHarm = 8
/** What is said is itself a denial, which only another denial takes back. */
const isDenial = /(?:ません|ない|なし|無し|ナシ|なく|ず|外|不可|0円|無い)[、。]?$/
/** What is denied is a harm: 「支払いを止めることはありません」「保険に違いはありません」. */
const deniedHarm =
  /(?:止め|遅れ|遅配|減ら|減額|下げ|下が|差し引|断|カット|上限|違い|差|条件|心配|不安|問題|未払い?|不払い|漏れ|切り捨て|誤り|理由を書く欄|(?:上限|制限|枠)[ぁ-ん]{0,3}(?:設け|定め))[ぁ-ん例件]{0,8}?(?:ありません|ございません|ません|ない|なし)$|(?:こと|わけ)(?:は|も)?(?:一切|決して|絶対に?)?(?:ありません|ございません|ない)$|不要(?:です|で)?$/
/** It is only asked, or would only be: 「有休がなくても」「誤りがないか」. */
const evenIf = /^(?:ても|とも|か(?!わ|ら|ね))/
/** It is said of others, or of what the company is against. */
const ofOthers =
  /^[^。\n]{0,12}?(?:(?:が|は)?(?:当たり前|普通|常識)(?:だ)?と(?:思|言|され|考え)|(?:会社|職場|企業|お店|バイト|求人|ところ|店舗)(?:が|も)(?:多|あり|ある)|(?:を|が)?(?:なくす|無くす|なくし|ゼロに|撲滅)|(?:に|で|と)お?(?:悩|困)|と(?:いう|いった|の)(?:声|不安|心配|経験|話|噂|常識|イメージ)|経験(?:は|が)(?!あ(?:る|りま|れば)|ござい)|不安|では(?:ありません(?!か)|ない(?!か)|なく)|じゃ(?:ありません|ない))/
/** The next sentence speaks of it as of others', or answers a question with no. */
const denyingNext =
  /^(?:」|』|\)|\s|「[^」\n]{0,20}」。?)*(?:そんな|そういう|こんな|そのような)[^。\n]{0,12}(?:会社|職場|お店|バイト|心配|不安|悩み|こと)|^(?:いいえ|いえ|もちろん(?:不要|大丈夫|いいえ))|^[^。\n]{0,10}(?:減|下が|引|払|求|取られ|問)[^。\n]{0,4}(?:ません|ない)(?:。|$)/

/** What follows speaks of it as of others', or says that it is not so. */
export const isOfOthers = (rest: string, next: string): boolean =>
  ofOthers.test(rest) ||
  (/^[^。!\n]{0,6}[」?]/.test(rest) && denyingNext.test(`${rest.replace(/^[^」?]{0,8}[」?]。?/, '')}${next}`))

/** The words deny a harm, and so are good news. */
export const deniesHarm = (words: string, rest: string): boolean =>
  deniedHarm.test(words) || (isDenial.test(words) && evenIf.test(rest))

/** What follows in the sentence, or the next one, takes the words back. */
export const isTakenBack = (words: string, rest: string, next: string): boolean =>
  deniesHarm(words, rest) ||
  takenBack.test(rest) ||
  isOfOthers(rest, next) ||
  (!isDenial.test(words) &&
    (denied.test(rest) || (words.length <= longestHarm && !/\d/.test(words) && deniedList.test(rest))))
