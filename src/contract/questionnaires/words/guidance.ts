import type { Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { AnswerWarning, Change, Level } from '#contract/questionnaires/result.ts'

/** What is said before a questionnaire starts, and beside each result: what it can tell and what it can't. */
export const guidance: Readonly<
  Record<Questionnaire, { measures: readonly string[]; cannot: readonly string[] }>
> = {
  personality: {
    measures: [
      'ふだんの感じ方や行動について、116の文が自分にどのくらいあてはまるかを答えます。',
      '答えから、性格の5つの大きな特徴と、それを細かく分けた29の面を見ます。世界で広く使われている「ビッグファイブ」という考え方による、公開された質問です（IPIP-NEO-120）。',
      'もとの質問のうち、政治についての考えを聞く4問は使っていません。',
    ],
    cannot: [
      '能力や、どの仕事で成功するかはわかりません。仕事を一つに決めるための検査でもありません。',
      '心や体の健康を調べるものではなく、診断ではありません。',
      '自分で答えた内容だけをもとにしています。その日の気分や答え方で、結果は変わります。',
      '比べる相手は、英語のサイトで自分から答えた人たちで、日本の基準ではありません。「高い」「低い」は目安として見てください。',
      '質問の日本語訳は、日本で確かめられた検査ではありません。',
    ],
  },
  temperament: {
    measures: [
      'ふだんの感じ方や行動について、80の文が自分にどのくらいあてはまるかを答えます。',
      '答えから、8つの面のそれぞれで、二つの言葉のどちらに寄っているかを見ます。クロニンジャーの気質の検査（TCI）に近い内容を測るために作られ、公開されている質問です（IPIP）。TCIそのものではありません。',
    ],
    cannot: [
      '比べる基準がないため、ほかの人より高いか低いかはわかりません。自分の答えの平均と、そのばらつきだけを示します。',
      'もとになった検査では、8つのような面を「新しさを求める」「危険を避ける」などの大きなまとまりに分けますが、この分け方は研究で支持されませんでした（Farmer & Goldberg, 2008）。そのため、8つを合計せず、一つずつ見ます。',
      '能力や、どの仕事で成功するかはわかりません。仕事を一つに決めるための検査でもありません。',
      '心や体の健康を調べるものではなく、診断ではありません。',
      '自分で答えた内容だけをもとにしています。その日の気分や答え方で、結果は変わります。質問の日本語は、日本で確かめられた検査ではありません。',
    ],
  },
}

export const levelNames = {
  low: '低め',
  mid: '中くらい',
  high: '高め',
} as const satisfies Record<Level, string>

/** Hints, never verdicts. */
export const answerWarningWords = {
  same_answers:
    '同じ答えが長く続いたところがあります。続けて選んだだけなら、時間のあるときに答え直すと、より自分に近い結果になるかもしれません。',
  fast: '一つの文に2秒かからない答えが多くありました。急いで答えたときは、結果を参考程度に見てください。',
  yes_saying:
    '「あてはまる」という答えが、反対の内容の文にも多くありました。文の中身よりも、「はい」と言いたい気持ちが出たのかもしれません。',
} as const satisfies Record<AnswerWarning, string>

export const changeWords = {
  rose: '誤差をこえて上がりました',
  fell: '誤差をこえて下がりました',
  same: '誤差の範囲です',
  unknown: '比べられません',
} as const satisfies Record<Change, string>
