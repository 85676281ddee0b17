const whose = '(?:会社|当社|弊社|自社|当法人|当院|当園|使用者|事業主)'
const decided = '(?:定める|指定する|命じる|指示する|決める|認める|必要と(?:認める|する))'
const what = '(?:業務|仕事|職務|職種|部署|場所|就業場所|勤務地|勤務場所|事業所|事業場|店舗|拠点|ところ|範囲)'
const all = '(?:全て|すべて|あらゆる|全|一切)の?'

/** Whole texts that say that something may change, and not to what. */
const vague = [
  `${whose}[のが](?:別途|今後)?${decided}(?:${all})?${what}(?:全般)?(?:への?(?:変更|異動|配置転換))?(?:による)?`,
  `${whose}の?(?:${all})?(?:業務|仕事|職務|職種|事業所|事業場|拠点|店舗)(?:全般)?`,
  `(?:${all})(?:業務|仕事|職務|職種|事業所|事業場|拠点|店舗)`,
  `${whose}の?(?:指示|判断|都合|規定|業務命令)(?:による|に従う|に準ずる)`,
  '就業規則(?:による|の定めによる|に準ずる)',
  '変更(?:あり|の可能性(?:が)?あり|することがある|する場合がある|する場合があります|することがあります)',
  '(?:配置転換|異動|転勤)(?:あり|の可能性(?:が)?あり)',
  '未定|応相談|要相談|あり|有|有り|特になし|適宜',
].map((pattern) => new RegExp(`^(?:${pattern})$`))

/** True where the scope of changes of work or places names neither. */
export const saysNothing = (text: string): boolean => {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\s。、.,「」()]/g, '')
    .replace(/^(?:変更の?範囲|範囲)[::]?(?:は)?/, '')
    .replace(/(?:です|とします|となります)$/, '')
  return vague.some((pattern) => pattern.test(bare))
}
