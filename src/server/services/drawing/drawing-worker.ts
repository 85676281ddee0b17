import { answerDrawings } from './answer-drawings.ts'
import { drawingTable } from './drawing-table.ts'

// The file that a drawing thread runs.
answerDrawings(drawingTable)
