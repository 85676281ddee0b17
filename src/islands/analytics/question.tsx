import { answerValues, answerWords, type Item } from '#contract/questionnaires/questionnaire.ts'

type Props = {
  item: Item
  /** Its place among all items, from 1. */
  place: number
  /** 0: not answered yet. */
  value: number
  onChoose: (item: string, value: number) => void
}

/** One sentence with its five answers; without a script they go with the form, by the item's id. */
export const Question = ({ item, place, value, onChoose }: Props) => (
  <fieldset className="question" data-item={item.id}>
    <legend>
      <span className="place">{place}</span>
      {item.text}
    </legend>
    <div className="answers">
      {answerValues.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={item.id}
            value={each}
            checked={value === each}
            onChange={() => onChoose(item.id, each)}
          />
          <span>
            <span className="key" aria-hidden="true">
              {each}
            </span>
            {answerWords[each]}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
