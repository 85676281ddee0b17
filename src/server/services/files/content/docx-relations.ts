import { valuesOf, type XmlElement } from './read-xml.ts'

/** What a document may name outside itself: an address that its reader presses. */
const harmlessOutside = /\/hyperlink$/i
/** Parts that run, or whose content is a document of its own that nobody looks into. */
const runningRelation =
  /\/(?:vbaProject|wordVbaData|attachedToolbars|keyMapCustomizations|oleObject|control|activeXControlBinary|aFChunk)$/i

/** An absolute path on a Windows drive. */
const onDrive = /^(?:file:\/\/\/)?[a-z]:[\\/]/i
/** An absolute path on the disk of a Mac, or of Linux. Not `/net` and `/Network`, where other machines are. */
const onDisk = /^(?:file:\/\/(?:localhost)?)?\/(?:Users|Applications|Library|Volumes|private|home)\/[^\\]*$/
/** An empty step, or one that leads elsewhere. */
const oddStep = /[^:/]\/\.{0,2}\//
const nameAlone = /^[^:\\/]+$/

const isPlainPath = (target: string): boolean =>
  nameAlone.test(target) || (onDisk.test(target) && !oddStep.test(target))

/** A template on the writer's own disk, which Word notes down for whoever begins with one. */
const isOnOwnDisk = (target: string): boolean => {
  if (onDrive.test(target)) return true
  try {
    // What is percent-encoded is a path as well.
    return isPlainPath(target) && isPlainPath(decodeURIComponent(target))
  } catch {
    return false
  }
}

/** A scheme, or a server: such a target is outside whatever its mode says. */
const isAddress = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

const isUnsafe = (relation: XmlElement): boolean => {
  const kinds = valuesOf(relation, 'Type')
  if (kinds.some((kind) => runningRelation.test(kind))) return true
  const targets = valuesOf(relation, 'Target')
  const isOutside =
    valuesOf(relation, 'TargetMode').some((mode) => mode !== 'Internal') ||
    targets.some((target) => isAddress.test(target))
  if (!isOutside) return false
  const isLink = kinds.length === 1 && kinds.every((kind) => harmlessOutside.test(kind))
  return !isLink && !targets.every(isOnOwnDisk)
}

/**
 * True when a list of relations names a part that runs, or makes Word fetch something as it opens the document: a template
 * with macros, an object, a picture that tells its sender who looks.
 */
export const isUnsafeRelations = (elements: readonly XmlElement[]): boolean =>
  elements.some((element) => element.local === 'Relationship' && isUnsafe(element))
