import type { ConsentDocument } from '#contract/account.ts'
import { CheckField } from '#islands/ui/choice-field.tsx'
import type { FormModel } from '#islands/ui/use-form.ts'

/** 利用規約 and プライバシーポリシー, each agreed to on its own; they open beside the half-filled form. */
export const ConsentFields = ({
  form,
  versions,
}: {
  form: FormModel
  /** Those that apply today by the site's clock. */
  versions: Readonly<Record<ConsentDocument, string>>
}) => {
  return (
    <fieldset className="consent">
      <legend className="label">同意の確認</legend>
      <CheckField {...form.field('terms')} value={versions.terms}>
        <a href="/terms" target="_blank" rel="noopener">
          利用規約<span className="aloud">（新しいタブで開きます）</span>
        </a>
        に同意します
      </CheckField>
      <CheckField {...form.field('privacy')} value={versions.privacy}>
        <a href="/privacy" target="_blank" rel="noopener">
          プライバシーポリシー<span className="aloud">（新しいタブで開きます）</span>
        </a>
        に同意します
      </CheckField>
    </fieldset>
  )
}
