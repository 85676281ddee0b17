import * as z from 'zod/mini'
import { companyImageKinds } from './codes/company.ts'
import { limits } from './limits.ts'
import { finishUploadSchema } from './stored-file.ts'
import { idText as companyId, lineText, listOf, machineText } from './text-input.ts'

/** What pictures are drawn anew as: logos keep what shines through them. */
export const imageTypes = { logo: 'png', photo: 'jpg' } as const

/** Pixels of the sides of the box that a picture is made to fit; a smaller one stays as it is. */
export const imageBoxes = {
  logo: { width: 256, height: 256 },
  photo: { width: 1280, height: 960 },
} as const

const imageName = /^([0-9a-f]{64})\.(png|jpg)$/

/** Where everybody reads a picture: its address is what it holds, so that it may be kept for ever. */
export const imagePath = (hash: string, type: string): string => `/images/${hash}.${type}`

/** Hash and type of the last part of such an address; null: it is none. */
export const readImageName = (name: string): { hash: string; type: 'png' | 'jpg' } | null => {
  const [, hash, type] = imageName.exec(name) ?? []
  return hash === undefined || (type !== 'png' && type !== 'jpg') ? null : { hash, type }
}

/** What is wanted of an upload before it begins, as `uploadSchema` of a student's file. */
export const imageUploadSchema = z.object({
  company: companyId,
  kind: z.enum(companyImageKinds, 'CHOOSE'),
  size: z.int('INVALID').check(z.gte(0, 'INVALID')),
})

export const finishImageSchema = z.extend(finishUploadSchema, { company: companyId })

export const removeImageSchema = z.object({ company: companyId, id: companyId })

/** Rows of the form that are read; the photos among them are counted. */
const column = (most: number) => listOf(machineText(most, 'TOO_LONG'), 100)

/** The photos in the order they are to be shown in, with what is to be seen on each. */
export const companyPhotosSchema = z.object({
  photos: listOf(z.object({ id: companyId, alt: lineText(limits.imageAlt) }), limits.companyPhotos),
})

/** Between two photos, on the side that it comes from: what was moved to a place takes it from what stood there. */
const placeOf = (typed: string | undefined, index: number): number => {
  const place = Number(typed)
  return place === index ? place : place + (place > index ? 0.5 : -0.5)
}

/** The same as a plain form sends it: columns with a value for each photo, in the order they stood in. */
export const companyPhotosFormSchema = z.pipe(
  z.pipe(
    z.object({
      company: companyId,
      'photos-id[]': column(100),
      'photos-alt[]': column(2000),
      'photos-place[]': column(100),
    }),
    z.transform(({ company, ...columns }) => ({
      company,
      photos: columns['photos-id[]']
        .map((id, index) => ({
          id,
          alt: columns['photos-alt[]'][index] ?? '',
          place: placeOf(columns['photos-place[]'][index], index),
        }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ id, alt }) => ({ id, alt })),
    })),
  ),
  z.extend(companyPhotosSchema, { company: companyId }),
)
