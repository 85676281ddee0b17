import { markup, type Markup } from './markup.ts'
import { textBlocks, type TextBlock } from './text-blocks.ts'

const blockHtml = (block: TextBlock): Markup => {
  switch (block.kind) {
    case 'heading':
      return markup`<h3>${block.text}</h3>`
    case 'list':
      return markup`<ul>${block.items.map((item) => markup`<li>${item}</li>`)}</ul>`
    case 'paragraph':
      return markup`<p class="as-typed">${block.text}</p>`
  }
}

/** Text as a company typed it, set as a document. Its look is in styles/typed-text.css. */
export const typedText = (text: string): Markup =>
  markup`<div class="typed-text">${textBlocks(text).map(blockHtml)}</div>`
