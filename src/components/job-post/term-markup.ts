import { markup, type Markup, type MarkupPart } from '#components/text/markup.ts'
import { formatAddress } from '#contract/format/place.ts'
import { formatNearest } from '#contract/nearest-stations.ts'
import type { JobPost } from './wording.ts'

/**
 * One item of what an ad states. `range` sets apart what may change later (変更の範囲). As text: an ad has some thirty of them, and as
 * components with slots they were a third of its rendering. Their look is in styles/term.css.
 */
export const term = (name: string, content: MarkupPart, range: MarkupPart = null): Markup =>
  markup`<div class="term"><dt>${name}</dt><dd>${content}${range}</dd></div>`

/** What may change later, as it was typed, and more of it. */
export const changeRange = (typed: string, more: MarkupPart): Markup | null =>
  typed === ''
    ? null
    : markup`<div class="change"><p class="soft small">変更の範囲</p>${asTyped(typed)}${more}</div>`

/** One part of what an ad states, with its heading. */
export const statedPart = (id: string, title: string, content: MarkupPart): Markup =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`

/** Items of a part; those that are not stated are left out. */
export const terms = (items: readonly (Markup | null)[]): Markup =>
  markup`<dl class="terms">${items.filter((item) => item !== null)}</dl>`

/** Text with its line breaks. */
export const asTyped = (text: string): Markup => markup`<p class="as-typed">${text}</p>`

export const lineList = (lines: readonly string[]): Markup =>
  markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`

/** What comes one after the other, numbered. */
export const stepList = (steps: readonly string[]): Markup =>
  markup`<ol>${steps.map((step) => markup`<li>${step}</li>`)}</ol>`

/** Workplaces with their addresses and the way there. */
export const placeList = (places: JobPost['workplaces']): Markup =>
  markup`<ul class="places">${places.map(
    ({ name, access, stations, ...address }) =>
      markup`<li><p>${name}</p><p>${formatAddress(address)}</p>${stations.map(
        (station) => markup`<p>${formatNearest(station)}</p>`,
      )}${access !== null && markup`<p class="soft small">${access}</p>`}</li>`,
  )}</ul>`
