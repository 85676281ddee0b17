const table =
  'キャkya キュkyu キョkyo シャsha シュshu ショsho チャcha チュchu チョcho ニャnya ニュnyu ニョnyo ヒャhya ヒュhyu ヒョhyo ミャmya ミュmyu ミョmyo リャrya リュryu リョryo ギャgya ギュgyu ギョgyo ジャja ジュju ジョjo ビャbya ビュbyu ビョbyo ピャpya ピュpyu ピョpyo ファfa フィfi フェfe フォfo ティti ディdi デュdyu テュtyu ウェwe ウィwi ヴェve チェche シェshe ジェje ' +
  'アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu'

const syllables = new Map(
  table.split(' ').map((each) => [each.replace(/[a-z]+/, ''), each.replace(/[^a-z]+/, '')] as const),
)

/** Katakana in Hepburn letters, long vowels left out: for addresses on the web. */
export const romaji = (kana: string): string =>
  kana
    .replaceAll(
      /.[ャュョァィェォ]|./g,
      (syllable) => syllables.get(syllable) ?? (syllable === 'ッ' ? 'ッ' : ''),
    )
    .replaceAll(/ッ(.)/g, '$1$1')

/**
 * One spelling for the ways of writing Japanese in letters: Hepburn or 訓令式 (shi, si), n or m before b, m and p, with or
 * without long vowels and doubled consonants. Different words may share one.
 */
export const looseRomaji = (latin: string): string =>
  latin
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/sy(?=[auo])/g, 'sh')
    .replaceAll(/[tc]y(?=[auo])/g, 'ch')
    .replaceAll(/[zj]y(?=[auo])/g, 'j')
    .replaceAll('si', 'shi')
    .replaceAll('ti', 'chi')
    .replaceAll('tu', 'tsu')
    .replaceAll(/(?<![sc])hu/g, 'fu')
    .replaceAll(/[zd]i/g, 'ji')
    .replaceAll('du', 'zu')
    .replaceAll('l', 'r')
    .replaceAll(/m(?=[bmp])/g, 'n')
    .replaceAll(/oh(?![aiueo])/g, 'o')
    .replaceAll('ou', 'o')
    .replaceAll(/(.)\1+/g, '$1')
