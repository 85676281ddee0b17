import { industries } from '#contract/codes/industries.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import { SelectField } from '#islands/ui/choice-field.tsx'
import { TextField } from '#islands/ui/field.tsx'
import type { FormModel } from '#islands/ui/use-form.ts'

const prefectureOptions = prefectures.map(({ code, name }) => ({ value: code, text: name }))
const industryOptions = industries.map(({ code, name }) => ({ value: code, text: name }))

/** What a code says is looked up from then on; few who sign up are companies. */
const offerAddresses = () => void import('#browser/scripts/postal-code.ts')

/** What the operator needs to look a company up. */
export const CompanyFields = ({ form }: { form: FormModel }) => (
  <>
    <h2>会社の情報</h2>
    <TextField
      {...form.field('corporateNumber')}
      need="optional"
      support="13桁の数字です。国税庁の法人番号公表サイトで確認できます。法人番号のない個人事業主の方は、空欄のままにしてください。"
      inputMode="numeric"
      autoComplete="off"
      most={20}
    />
    <TextField
      {...form.field('legalName')}
      need="required"
      support="登記どおりに入力してください。例：株式会社みちしるべ。個人事業主の方は、屋号ではなく氏名を入力してください。"
      autoComplete="organization"
      most={200}
    />
    <TextField
      {...form.field('kana')}
      need="required"
      support="全角カタカナ。例：カブシキガイシャミチシルベ"
      autoComplete="off"
      most={200}
    />
    <TextField
      {...form.field('displayName')}
      need="required"
      support="学生に見せる短い名前です。個人事業主の方は屋号も使えます。あとで変更できます。"
      autoComplete="off"
      most={100}
    />
    <TextField {...form.field('representative')} need="required" autoComplete="off" most={100} />
    <SelectField {...form.field('industryCode')} need="required" options={industryOptions} />
    <h2>所在地と連絡先</h2>
    <div className="stack" onFocus={offerAddresses}>
      <TextField
        {...form.field('postalCode')}
        need="required"
        support="7桁の数字。例：1000005。住所がわかるところまで、下の欄に入ります。"
        inputMode="numeric"
        autoComplete="postal-code"
        most={9}
      />
      <div data-postal hidden>
        <p className="small" data-postal-status />
        <div className="row" data-postal-choices />
      </div>
    </div>
    <SelectField
      {...form.field('prefectureCode')}
      need="required"
      autoComplete="address-level1"
      options={prefectureOptions}
    />
    <TextField {...form.field('city')} need="required" autoComplete="address-level2" most={100} />
    <TextField {...form.field('street')} need="required" autoComplete="address-line1" most={200} />
    <TextField {...form.field('building')} need="optional" autoComplete="address-line2" most={100} />
    <TextField
      {...form.field('contactTel')}
      need="required"
      support="学生からの問い合わせを受ける番号です。例：03-1234-5678"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      most={20}
    />
  </>
)
