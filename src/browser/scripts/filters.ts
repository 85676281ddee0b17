/** What the filters of a list do beyond their form, loaded once somebody turns to them. */
import '#browser/scripts/filter-sheet.ts'
import '#browser/scripts/filter-count.ts'
