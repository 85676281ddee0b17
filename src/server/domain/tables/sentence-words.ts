import type { FeatureTag } from '#contract/codes/job-post.ts'
import type { FilterValues, JobPostSort } from '#contract/job-post-query.ts'

/** Polite and joining words, as `Intl.Segmenter` parts them. Hiragana of one or two letters is never looked for and stands nowhere here. */
export const politeWords = new Set(
  [
    'ました ません でした ください 下さい しまし けれど られる れる せる させる ちゃん できる できれ できます できそう くらい ぐらい ばかり さえ ながら ような みたい',
    'くれる もらえる もらい もらえ いただける いただき とても すごく もっと あまり なるべく できるだけ ちょっと ところ どんな ほしい ほしく やりたい なりたい なれる',
    'ありま やすい にくい づらい ありますか ありませんか ありません あれば ませんか でしょうか ましょう わたし しっかり きちんと ちゃんと ゆっくり のんびり たくさん いっぱい',
    'さまざま いろいろ かせる おすすめ オススメ おねがい お願い 願い 致し いたし ございます しつつ ところで なので だから そして または および 及び',
  ]
    .join(' ')
    .split(' '),
)

/** Nouns and the first letters of verbs that say only that work is looked for. */
export const idleNouns = new Set(
  [
    '会社 企業 職場 業界 仕事 お仕事 職 求人 募集 採用 応募 参加 就職 就活 就業 転職 勤務 活動 雇用 面接 選考 条件 希望 興味 関心 相談 紹介 検索',
    '人 方 者 自分 私 僕 俺 子 事 物 所 場所 先 中 後 前 上 下 時 際 間 為 系 系統 関係 関連 分野 方面 感じ 形 的 等 他 場合 機会 環境 雰囲気',
    '学生 大学生 学校 授業 今 最近 将来 一緒 自由 可能 必要 大丈夫 得意 苦手 大好き 本当 普通 全部 色々 最初',
    '働 探 教 行 出 入 見 知 思 言 会 来 受 取 使 活 生 始 続 選 決 持 就 勤 稼 貰 欲 良 多 少 高 低 近 遠 楽 食 話 聞 向 合',
  ]
    .join(' ')
    .split(' '),
)

/** Verbs and adjectives, by their beginning, that say only that work is looked for; the page tells of all others. */
export const idleVerbs =
  /^(?:働|探|教え|行[きくけっ]|出[来るたせ]|入[りるれっ]|見[つるた]|知[りるっ]|思|言|来|受け|取[りるれっ]|使|活か|生か|始め|続け|選[びぶべん]|決め|持[ちつてっ]|就[きくけい]|勤め|稼|貰|欲し|良[いくかさ]|多[いくめ]|少[なし]|高[いくめ]|低[いく]|近[いくめ]|楽し|関わ|携わ|関す|向[いけか]|合[いうっ]|応募|参加|募集|探し|求め|学べ|学[びぶんば]|身に|出来|挑戦|頑張|好き|分か|休[めみむ])/u

/** 接客が苦手, 営業はしたくない: the words before are not what is looked for, and are no ground to shut an ad out. */
export const dislike = /ノ?[ガハモヲニ]?(?:苦手|不得意|不得手|嫌[イダ]|自信ガナ|シタクナ|ヤリタクナ)/uy

const feature = (tag: FeatureTag): Partial<FilterValues> => ({ feature: [tag] })

/** Conditions that are said with a verb or an adjective, as patterns of normalised text from where an expression begins. */
export const sentencePhrases: readonly (readonly [
  pattern: RegExp,
  meaning: { filter: Partial<FilterValues> } | { sort: JobPostSort },
])[] = [
  [
    /残業(?:時間)?(?:[ガハモノ])?(?:アマリ|ホトンド|ホボ|極力)?(?:少ナ(?:イ|ク|メ)|多クナ|シタクナ)/uy,
    { filter: feature('low_overtime') },
  ],
  [/残業(?:[ガハモノ])?(?:アマリ|ホトンド)(?:ナ[イク]|シナイ)/uy, { filter: feature('low_overtime') }],
  [/残業(?:[ガハモノ])?(?:ナ[イクシ]|無[イクシ]|シナ[イク])/uy, { filter: feature('no_overtime') }],
  [
    /転勤(?:[ガハモノ])?(?:ナ[イクシ]|無[イクシ]|シナ[イク]|シタクナ|セズ)/uy,
    { filter: feature('no_transfer') },
  ],
  [/地元(?:デ|ニ|デノ)(?:就職|働|残)/uy, { filter: feature('no_transfer') }],
  [
    /(?:夜勤|深夜勤務)(?:[ガハモノ])?(?:ナ[イクシ]|無[イクシ]|シタクナ)/uy,
    { filter: feature('no_night_work') },
  ],
  [
    /(?:オ?休ミ|休日|年間休日)(?:[ガハモノ])?(?:多[イクメカ]|タクサン|シッカリ|チャント|十分)/uy,
    { filter: feature('holidays_120') },
  ],
  [
    /(?:土日|週末|カレンダ通リニ?)(?:[ニハガモ])?(?:必ズ)?(?:休[ミメム])/uy,
    { filter: feature('weekends_off') },
  ],
  [
    /(?:テスト|試験)(?:期間|前|中)?(?:[ニハガモノ]|ノ前ニ|ノトキニ?)?休[ミメム]/uy,
    { filter: feature('exam_friendly') },
  ],
  [/資格(?:[ガヲモノ])?(?:取[レルリッ]|取得|勉強|活カ)/uy, { filter: feature('qualification_support') }],
  [/奨学金(?:[ガヲモノ])?(?:返|肩代ワリ|支援|補助)/uy, { filter: feature('scholarship_support') }],
  [
    /(?:住宅手当|家賃補助|家賃|社宅|寮|住宅補助)(?:[ガヲモノ])?(?:アル|アッ|アリ|有|出[ルマタシ]|付[キイク]|補助|安[クイ])/uy,
    { filter: feature('housing_support') },
  ],
  [
    /交通費(?:[ガヲモハ])?(?:全額)?(?:出[ルマタシ]|アル|アリ|支給|モラエ|払)/uy,
    { filter: feature('transport_paid') },
  ],
  [
    /(?:マカナイ|賄イ|食事|ゴ飯)(?:[ガヲモ])?(?:アル|アリ|付[キイク]|出[ルマタシ]|食ベ)/uy,
    { filter: feature('meals') },
  ],
  [
    /(?:髪型|髪色|髪|服装|ネイル|ピアス)(?:[ガヲモハ])?(?:自由|染メ|派手|ok|イイ|大丈夫|シテイ)/uy,
    { filter: feature('free_dress') },
  ],
  [
    /シフト(?:[ガヲモハ])?(?:自由|選[ベブビ]|自分デ|融通|相談|調整|柔軟)/uy,
    { filter: feature('flexible_hours') },
  ],
  [/友(?:達|人|ダチ)ト(?:一緒|イッショ|二人)?ニ?(?:働|応募|デキ|入)?/uy, { filter: feature('with_friends') }],
  [/(?:家|自宅|在宅)(?:デ|カラ)(?:ノ|デキ|働)?/uy, { filter: feature('remote_ok') }],
  [/(?:履歴書)(?:[ガヲモハ])?(?:イラナ|不要|ナ[イクシ]|書カ)/uy, { filter: feature('no_resume') }],
  [
    /(?:研修|教育)(?:制度)?(?:[ガヲモハ])?(?:充実|シッカリ|手厚|アル|丁寧)/uy,
    { filter: feature('training') },
  ],
  [
    /(?:未経験|初心者|経験)(?:[ガモハ])?(?:ナ[クイシ]|無[クイシ]|カラ|デモ|者)/uy,
    { filter: feature('beginners_welcome') },
  ],
  [
    /(?:文系|理系|学部|専攻|学科)(?:[ガヲモハ]|ヲ?問)(?:問ワ|関係|不問|デモ|自由)/uy,
    { filter: feature('any_major') },
  ],
  [/文系デモ/uy, { filter: feature('any_major') }],
  [/(?:賞与|ボナス)(?:[ガヲモハ])?(?:アル|アリ|出[ルマタシ]|多)/uy, { filter: feature('bonus') }],
  [/(?:時給)(?:[ガハモノ])?(?:高[イクメ]|イイ|良[イク])/uy, { sort: 'hourly' }],
  [
    /(?:オ?給料|給与|月給|初任給|年収|収入|賃金|オ金)(?:[ガハモノ])?(?:高[イクメ]|イイ|良[イク]|タクサン|多[イクメ])/uy,
    { sort: 'wage' },
  ],
  [/(?:タクサン|イッパイ|ガッツリ|シッカリ)稼[ゲギグ]/uy, { sort: 'wage' }],
  [/締[メ]?切(?:リ)?(?:[ガノ])?近[イク]/uy, { sort: 'deadline' }],
]
