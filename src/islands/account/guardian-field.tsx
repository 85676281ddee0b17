import { TextField } from '#islands/ui/field.tsx'
import type { FormModel } from '#islands/ui/use-form.ts'

/** Who agrees for a student who is not of age; left empty, the student declares to be 18. */
export const GuardianField = ({ form }: { form: FormModel }) => (
  <TextField
    {...form.field('guardianName')}
    need="optional"
    support="18歳未満の方は、保護者に利用規約とプライバシーポリシーを見てもらい、同意を得てから、その方の氏名を書いてください。同意の確認だけに使い、企業には見せません。空のまま作成すると、18歳以上と申告したことになります。"
    autoComplete="off"
    most={100}
  />
)
