import { normaliseFields } from '#server/domain/search/normalise.ts'
import { uuidV7 } from '#server/platform/ids.ts'
import type { info } from '#server/backend/database/schema/info.ts'
import { officeMoment } from './calendar.ts'
import type { SeedBase } from './company.ts'
import { createRandom } from './random.ts'

type InfoRow = typeof info.$inferInsert
type Text = { daysAgo: number; important: boolean; title: string; body: string }

const texts: readonly Text[] = [
  {
    daysAgo: 1,
    important: true,
    title: '掲載中の企業・求人はすべて架空のものです',
    body: 'このサイトには、動作を確かめるための見本として、架空の企業と求人を掲載しています。企業名、住所の番地、電話番号、メールアドレスは実在しません。\n\n実在する企業・団体とは関係がありませんので、記載された連絡先への問い合わせはお控えください。',
  },
  {
    daysAgo: 4,
    important: false,
    title: '検索で、除きたい言葉を「-」で指定できるようになりました',
    body: '検索欄で言葉の前に半角の「-」を付けると、その言葉を含む求人を除いて探せます。たとえば「営業 -夜勤」と入力すると、営業の求人のうち「夜勤」を含まないものが表示されます。\n\n複数の言葉を空白で区切ると、すべてを含む求人に絞り込まれます。',
  },
  {
    daysAgo: 11,
    important: false,
    title: '求人を探すときの絞り込み条件について',
    body: '求人の一覧では、募集の種類、勤務地、職種、業種、卒業年、給与、リモートワークの可否、働き方の特徴で絞り込めます。条件は一つずつ外せます。\n\n絞り込んだ結果のアドレスをそのまま保存しておくと、次に開いたときも同じ条件で探せます。',
  },
  {
    daysAgo: 19,
    important: false,
    title: '「変更の範囲」の見方',
    body: '求人の詳しいページでは、仕事の内容と勤務地について、採用時の条件と、将来変わる可能性のある範囲を分けて表示しています。\n\n「変更なし」と書かれている場合は、異動による変更がないことを示します。気になる点は、応募の前に企業へご確認ください。',
  },
  {
    daysAgo: 27,
    important: false,
    title: '募集を終了した求人の表示について',
    body: '募集が終わった求人のページには「募集終了」と表示し、条件の近い求人をあわせて案内しています。一覧と検索の結果には、応募を受け付けている求人だけを掲載します。',
  },
  {
    daysAgo: 38,
    important: false,
    title: 'インターンシップという名称の使い方について',
    body: 'このサイトでは、汎用的能力活用型、専門活用型、高度専門型の要件を満たすものだけを「インターンシップ」と呼んでいます。\n\n会社や仕事の紹介を目的とした短い催しは「オープン・カンパニー」、働くことを考えるための学習は「キャリア教育」、雇用契約を結んで働くものは「長期・有給の実務就業」として区別しています。',
  },
  {
    daysAgo: 52,
    important: false,
    title: '企業のページで青少年雇用情報をご覧いただけます',
    body: '新卒者等を募集する企業のページでは、直近3年度の採用者数と離職者数、平均の勤続年数、月平均の所定外労働時間、有給休暇の平均取得日数などの青少年雇用情報を、提供のあった範囲で掲載しています。\n\n働き方を比べる際の参考にしてください。',
  },
  {
    daysAgo: 70,
    important: false,
    title: '求人・企業の検索を公開しました',
    body: '学生のための求人サイトを公開しました。会員登録をしなくても、求人と企業の情報を検索し、閲覧できます。\n\nひらがな・カタカナや全角・半角の違いを気にせず検索できます。',
  },
]

/** The operator's announcements: only what is true of the site. */
export const seedInfos = ({ seed, now }: SeedBase): InfoRow[] =>
  texts.map(({ daysAgo, important, title, body }, index) => {
    const random = createRandom(`${seed}/info/${index}`)
    const publishAt = officeMoment(random, now, daysAgo)
    return {
      id: uuidV7(publishAt.getTime(), index, random.bytes(8)),
      title,
      body,
      important,
      publishAt,
      searchShadow: normaliseFields([title, body]),
      createdAt: publishAt,
      updatedAt: publishAt,
    }
  })
