import { definitionOf, jobPostFieldNames, sectionIds, type JobPostField } from './job-post-fields.ts'

type SectionId = (typeof sectionIds)[number]

/** `programmeTitle`: its name in the form of a programme that is no employment. */
const titles: Readonly<Record<SectionId, { title: string; programmeTitle?: string }>> = {
  basics: { title: '募集の基本' },
  duties: { title: '仕事の内容', programmeTitle: 'プログラムの内容' },
  term: { title: '契約の期間と試用期間', programmeTitle: '開催日と日数' },
  place: { title: '働く場所', programmeTitle: '会場' },
  time: { title: '時間と休み', programmeTitle: '時間帯' },
  pay: { title: '給与', programmeTitle: '報酬と交通費' },
  insurance: { title: '保険・雇用の形・受動喫煙の対策', programmeTitle: '受動喫煙の対策' },
  entry: { title: '応募と選考', programmeTitle: '申し込み' },
}

type Section = { id: SectionId; title: string; programmeTitle?: string; fields: readonly JobPostField[] }

/** The fields in the order of the law (職業安定法施行規則4条の2第3項), with what comes before and after. */
export const jobPostSections: readonly Section[] = sectionIds.map((id) => ({
  id,
  ...titles[id],
  fields: jobPostFieldNames.filter((field) => definitionOf(field).section === id),
}))
