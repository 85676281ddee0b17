import type { CompanyRole } from '#contract/account.ts'
import type { CompanyStatus } from '#contract/codes/company.ts'
import { may } from '#contract/company-abilities.ts'
import { companyWay } from '#contract/company-sections.ts'
import type { JobPostGroup } from '#contract/job-post-life.ts'
import { routes } from '#contract/routes.ts'

type Company = { id: string; role: CompanyRole; status: CompanyStatus }
type Count = { group: JobPostGroup; count: number }
export type NextStep = { state: string; text: string; link: { text: string; href: string } | null }

/** Where a company stands and what its member does next; null: its ads are on their way, and say themselves what they need. */
export const nextStepOf = (company: Company, counts: readonly Count[]): NextStep | null => {
  const { id, role, status } = company
  const has = (...groups: JobPostGroup[]) =>
    counts.some(({ group, count }) => count > 0 && groups.includes(group))
  const writes = may(role, 'writeAds')
  const write = writes ? { text: '求人を書く', href: routes.newJobPost(id) } : null
  if (status === 'suspended')
    return {
      state: '会社のページと求人は、公開されていません。',
      text: '理由は下の「状況」にあります。分からないことは、運営者にお問い合わせください。',
      link: { text: '運営者に問い合わせる', href: '/contact' },
    }
  if (status === 'pending')
    return {
      state: '運営者が、会社の情報を確認しています。',
      text: has('draft')
        ? '下書きは保存されています。はじめの1件は、いま公開の手続きをすると、会社と一緒に確認されます。'
        : '待つあいだに、求人を書いておけます。はじめの1件は、公開の手続きをすると、会社と一緒に確認されます。',
      link: !has('draft')
        ? write
        : may(role, 'editCompany')
          ? { text: '会社の情報をそろえる', href: companyWay.edit(id) }
          : null,
    }
  if (has('published', 'scheduled', 'in_review', 'paused')) return null
  if (has('draft'))
    return {
      state: '公開している求人は、まだありません。',
      text: '下書きを見直し、公開の手続きをすると、学生が応募できるようになります。',
      link: writes ? { text: '下書きを見る', href: routes.companyAds(id, 'draft') } : null,
    }
  return {
    state: '公開している求人はありません。',
    text: has('ended')
      ? '募集を終えた求人は、同じ内容でもう一度書き始められます。'
      : 'はじめの求人を書きましょう。種類を選ぶと、書くべき項目を順に案内します。',
    link: write,
  }
}
