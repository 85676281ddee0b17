import type { RowField, rowParts } from './job-post-typed.ts'

/** When a place of an ad is worked at. */
export const workplaceScopeNames = { hire: '働きはじめの場所', range: '移ることがある場所' } as const

/** The labels of the parts of a row. */
export const rowLabels = {
  workplaces: {
    scope: '場所の区分',
    name: '場所の名前',
    postalCode: '郵便番号',
    prefectureCode: '都道府県',
    city: '市区町村',
    street: '番地・建物',
    station1: '最寄り駅',
    way1: '駅からの方法',
    minutes1: '駅からの時間',
    station2: '2つめの駅',
    way2: '2つめの駅からの方法',
    minutes2: '2つめの駅からの時間',
    station3: '3つめの駅',
    way3: '3つめの駅からの方法',
    minutes3: '3つめの駅からの時間',
    access: '行き方の補足',
  },
  allowances: { name: '手当の名前', amount: '手当の月額', note: '支給の条件' },
} as const satisfies { [Field in RowField]: Record<(typeof rowParts)[Field][number], string> }
