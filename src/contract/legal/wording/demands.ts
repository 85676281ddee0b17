import type { Wording } from './wording.ts'

/** Tests of what somebody is like, by what they are called. */
const personality =
  '(?:性格|気質|パーソナリティ|16タイプ|16 ?Personalities|16パーソナリティー?ズ?|エニアグラム|エゴグラム|ビッグファイブ|MBTI|TCI|ストレングス・?ファインダー|クリフトンストレングス|「?自分を知る」?)'
/** Tests that companies have too: their own are lawful, what somebody brings from elsewhere is not asked for. */
const aptitude =
  '(?:(?:性格|気質|人格|能力|適性|適職|YG性格|クレペリン)(?:の)?(?:検査|診断|テスト)|自己分析(?:診断|テスト|ツール))'
/** The test centre sends a company the results of the company's own test. */
const aside = '(?:\\((?![^)\\n]{0,20}テストセンター)[^)\\n]{0,20}\\))?'
const elsewhere = '(?<!テストセンター[^。\\n]{0,12})'

const kind = '(?:(?:の|に関する)?(?:診断|テスト|分析|アンケート|質問紙))?'
const outcome =
  '(?:の?(?:上位)?[0-9]?つ?の?)(?:結果|スコア|得点|点数|タイプ|レポート|判定|証明書|資質|スクリーンショット|スクショ)(?:票|画面|用紙)?(?:の(?:PDF|画像|写し|コピー|スクリーンショット|画面))?(?:\\([^)\\n]{0,20}\\))?'
const between = '(?:を|も|が|について|は)?[^。\\n]{0,10}?'

/** What a student would have to do; what a company does itself (お送りします) is not meant. */
const give =
  '(?:提出|添付|添え|お?送り(?:ください|いただ)|送って|送付|送信|記入|記載|明記|教えて|見せて|共有|お持ち|持参|書い|貼|入力(?:して|ください)|開示|必須|何です)'
const tell = '(?:お?聞き(?:し|いた|す)|お?聞かせ|伺|お?尋ね)'
const notAsked =
  '(?!(?:い|う|る|て|し|する|して)?(?:いただく|もらう)?(?:こと|必要)?(?:は|も)?(?:不要|あり?ません|ない|なくて|ません|しま?せん|しな[いく]|いたしません|求めません))'

/** Results of tests of personality, which nobody may ask a student for. */
export const demandWordings: readonly Wording[] = [
  {
    example: '性格診断の結果の提出、他社で受けた適性検査の結果の提出',
    pattern: new RegExp(
      `${elsewhere}(?:${aptitude}|${personality}${kind})${aside}${outcome}${between}${give}${notAsked}`,
      'i',
    ),
    reason: '検査の結果は本人のもので、応募の条件にも選考の材料にもできません。',
    instead: null,
  },
  {
    example: '面接で性格診断の結果を伺う',
    pattern: new RegExp(`${personality}${kind}${aside}${outcome}${between}${tell}${notAsked}`, 'i'),
    reason: '検査の結果は本人のもので、応募の条件にも選考の材料にもできません。',
    instead: null,
  },
  {
    example: '性格診断を受けて結果を持参',
    pattern: new RegExp(
      `${personality}${kind}を(?:受け|お?試し|行)[^。\\n]{0,8}結果[^。\\n]{0,8}?${give}${notAsked}`,
      'i',
    ),
    reason: '検査の結果は本人のもので、応募の条件にも選考の材料にもできません。',
    instead: null,
  },
  {
    example: 'MBTIのタイプを教えてください',
    pattern: new RegExp(
      `(?:MBTI|16タイプ|エニアグラム)${aside}(?:の?(?:何|どの)タイプ|は(?:何|どれ)|を[^。\\n]{0,8}?(?:教えて|お書き|書いて|記入|記載|明記)${notAsked})`,
      'i',
    ),
    reason: '性格の型は本人のもので、選考の材料にできません。',
    instead: null,
  },
  {
    example: 'ENFPの方歓迎',
    pattern:
      /(?<![A-Za-z])[EI][NS][TF][JP](?:-[AT])?(?![A-Za-z])(?:型|タイプ)?(?:の|である)?(?:方|人|学生)(?=[をはにが]?(?:歓迎|優遇|限|のみ|募集|求|優先))/,
    reason: '性格の型は本人のもので、選考の材料にできません。',
    instead: null,
  },
]
