type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether digits answer: who dictates, or types by a switch, may not want them to. Shown where there is a keyboard. */
export const KeySwitch = ({ isOn, onChange }: Props) => (
  <label className="choice key-switch">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    選んでいる質問に、キーボードの1〜5で答える
  </label>
)
