/** What the way to ads near one's stations is called. */
export const nearHomeName = 'よく使う駅の近くで探す'
