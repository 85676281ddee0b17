import { answerDrawings } from './answer-drawings.ts'
import { drawingTable, loadDrawings } from './drawing-table.ts'

// The file that a drawing thread runs. It takes no drawing before everything is there to make it with.
loadDrawings()
answerDrawings(drawingTable)
