import type { TemperamentScale } from '#contract/questionnaires/scales.ts'

type PoleWords = { name: string; about: string }

/** The first pole is that of the mean 1, the second that of 5; neither is the better one. */
export type ScaleWords = { name: string; about: string; poles: readonly [PoleWords, PoleWords] }

export const temperamentWords: Readonly<Record<TemperamentScale, ScaleWords>> = {
  NS1: {
    name: '変化との向き合い方',
    about: '新しいことや変化を、どのくらい求めるか。',
    poles: [
      { name: '慣れたことを大切にする', about: 'よく知っているやり方や場所で、落ち着いて過ごします。' },
      { name: '新しいことを求める', about: '行ったことのない場所や新しいやり方に、わくわくします。' },
    ],
  },
  NS2: {
    name: '動き出し方',
    about: '考えてから動くか、動きながら考えるか。',
    poles: [
      { name: '考えてから動く', about: '一度立ち止まり、細かいところまで確かめてから動きます。' },
      { name: 'まず動いてみる', about: '思いついたらすぐに動き、動きながら考えます。' },
    ],
  },
  HA2: {
    name: '危険との向き合い方',
    about: '危ないことや先の読めないことを、どのくらい避けるか。',
    poles: [
      { name: '思い切って試す', about: '先が読めなくても、おもしろそうなら試してみます。' },
      { name: '安全を選ぶ', about: '危ない目にあいそうなことからは、早めに離れます。' },
    ],
  },
  HA3: {
    name: '人前での過ごし方',
    about: '人前や初めての場で、どのくらい気楽でいられるか。',
    poles: [
      { name: '気楽にふるまう', about: '初めての場でも、いつものように人と話します。' },
      { name: '時間をかけて慣れる', about: '知らない人の前では静かに様子を見て、慣れてから自分を出します。' },
    ],
  },
  RD1: {
    name: '心の動き方',
    about: '人の気持ちや物語に、どのくらい心を動かされるか。',
    poles: [
      { name: '静かに受けとめる', about: '気持ちに流されず、落ち着いて受けとめます。' },
      { name: '深く心を動かされる', about: '人の悲しみや物語に、涙が出るほど心を動かされます。' },
    ],
  },
  RD2: {
    name: '人との近さ',
    about: '人とのあいだに、どのくらいの距離を心地よく感じるか。',
    poles: [
      { name: 'ほどよく距離をおく', about: '一人の時間を大切にし、人とは少しずつ親しくなります。' },
      { name: 'すぐに打ちとける', about: 'おしゃべりを楽しみ、人と人をつなぐこともあります。' },
    ],
  },
  P1: {
    name: '取りかかり方',
    about: 'やることに、どのくらい早く取りかかるか。',
    poles: [
      { name: '間をおいて始める', about: '気持ちや準備がととのってから始めます。' },
      { name: 'すぐに始める', about: 'やることが決まったら、すぐに手をつけます。' },
    ],
  },
  P4: {
    name: '力の入れ方',
    about: '勉強や仕事に、どのくらい力を注ぐか。',
    poles: [
      { name: 'ほどほどに力を使う', about: '必要なところに力を使い、余力を残します。' },
      { name: 'とことん力を注ぐ', about: '自分で決めた高い目標に向けて、打ちこみます。' },
    ],
  },
}
