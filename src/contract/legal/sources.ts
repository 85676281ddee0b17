/** What an ad has to state, to be followed by the number of the item. */
export const mustState = '職業安定法5条の3、同法施行規則4条の2第3項'
export const equalOpportunity = '男女雇用機会均等法5条'
export const fairSelection = '公正な採用選考の基本（厚生労働省）'
export const guideline = '職業安定法に基づく指針（平成11年労働省告示141号）第3'
export const threeMinistries =
  '三省合意「インターンシップを始めとする学生のキャリア形成支援に係る取組の推進に当たっての基本的考え方」（2022年改正）'
/** What no law asks for, but this site does. */
export const ownStandard = '当サイトの掲載基準'
