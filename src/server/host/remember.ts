/**
 * A pure function of a short text that remembers its answers. When full it forgets all at once: that is cheaper than
 * keeping an order, and only a flood of new texts fills it. What `keeps` refuses is made anew each time.
 */
export const remember = <Value>(
  make: (text: string) => Value,
  entriesMax: number,
  keeps: (value: Value) => boolean = () => true,
): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return (text) => {
    let value = known.get(text)
    if (value !== undefined) return value
    value = make(text)
    if (text.length > textMax || !keeps(value)) return value
    if (known.size >= entriesMax) known.clear()
    known.set(text, value)
    return value
  }
}

const textMax = 256
