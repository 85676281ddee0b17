type Props = { answered: number; items: number; minutes: number }

/** How far it is, and about how long the rest takes. */
export const Progress = ({ answered, items, minutes }: Props) => {
  const left = Math.ceil(((items - answered) * minutes) / items)
  return (
    <div className="progress">
      <label htmlFor="progress">
        {items}問中{answered}問に答えました
        {left > 0 && <span className="soft">（残り約{left}分）</span>}
      </label>
      <progress id="progress" value={answered} max={items} />
    </div>
  )
}
