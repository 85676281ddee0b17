import type { FactorKind } from '#contract/second-factor.ts'

/** Why somebody has to have a second factor. */
export const factorReasons = {
  company: '企業のアカウントでは、応募者の個人情報を守るため、2段階認証が必要です。',
  admin: '運営者のアカウントでは、利用者の個人情報を守るため、2段階認証が必要です。',
} as const satisfies Record<FactorKind, string>
