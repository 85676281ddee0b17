import type { TemperamentScale } from '#contract/questionnaires/scales.ts'

type PoleWords = { name: string; about: string }

/** The first pole is that of the mean 1, the second that of 5; neither is the better one. */
export type ScaleWords = { name: string; about: string; poles: readonly [PoleWords, PoleWords] }

export const temperamentWords: Readonly<Record<TemperamentScale, ScaleWords>> = {
  NS1: {
    name: '変化との向き合い方',
    about: '新しいことや変化を、どのくらい求めるか。',
    poles: [
      { name: '慣れたことを大切にする', about: 'よく知っていることを続けるほうを好みます。' },
      { name: '新しいことを求める', about: '新しいことを始めることや、行ったことのない場所を好みます。' },
    ],
  },
  NS2: {
    name: '動き出し方',
    about: '考えてから動くか、勢いで動くか。',
    poles: [
      { name: '考えてから動く', about: '動く前にじっくり考え、前もって備えます。' },
      { name: 'まず動いてみる', about: '思いつきで動き、勢いで決めることが多めです。' },
    ],
  },
  HA2: {
    name: '危険との向き合い方',
    about: '危ないことやリスクのあることを、どのくらい避けるか。',
    poles: [
      { name: '思い切って試す', about: 'リスクがあっても、一度はやってみます。' },
      { name: '安全を選ぶ', about: '危ない目にあいそうなことや、大きく損をしそうなことを避けます。' },
    ],
  },
  HA3: {
    name: '人前での過ごし方',
    about: '人前や初めての場で、どのくらい気楽でいられるか。',
    poles: [
      { name: '気楽にふるまう', about: '人の前や慣れない場面でも、気楽に落ち着いていられます。' },
      {
        name: '人前で落ち着かない',
        about: '知らない人の前では口数が少なくなり、新しい出会いの前は不安になります。',
      },
    ],
  },
  RD1: {
    name: '心の動き方',
    about: '人の気持ちや映画に、どのくらい心を動かされるか。',
    poles: [
      { name: '心を動かされにくい', about: '気持ちが高ぶることや、涙ぐむことは少なめです。' },
      { name: '深く心を動かされる', about: '人の悲しみや映画に、泣くほど心を動かされます。' },
    ],
  },
  RD2: {
    name: '人との近さ',
    about: '人と、どのくらいすぐに親しくなるか。',
    poles: [
      { name: '人と距離をおく', about: '人と関わることや、自分の気持ちを表すことは少なめです。' },
      { name: 'すぐに打ちとける', about: 'おしゃべりが大好きで、人と人をつなぐのも楽しみます。' },
    ],
  },
  P1: {
    name: '取りかかり方',
    about: 'やることに、どのくらい早く取りかかるか。',
    poles: [
      { name: '間をおいて始める', about: 'やるべきことに、なかなか取りかかれないことが多めです。' },
      { name: 'すぐに始める', about: 'やるべきことは、すぐに始めて早く終わらせます。' },
    ],
  },
  P4: {
    name: '力の入れ方',
    about: '勉強や仕事に、どのくらい力を注ぐか。',
    poles: [
      { name: 'ほどほどに力を使う', about: '勉強や仕事は、必要な分だけですませます。' },
      { name: 'とことん力を注ぐ', about: '一生懸命取り組み、求められている以上のことをします。' },
    ],
  },
}
