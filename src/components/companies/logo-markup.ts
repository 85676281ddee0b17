import { markup, type Markup } from '#components/text/markup.ts'

type Company = { displayName: string; logo: string | null }

/**
 * A company's logo beside its name, which says who it is: it is read to nobody. A company without one has the first character of
 * its name in the same box, and nothing moves. `size` in pixels. The look is in styles/logo.css.
 */
export const companyLogo = ({ displayName, logo }: Company, size: 32 | 48 | 80): Markup =>
  logo === null
    ? markup`<span class="logo s${size}" data-initial="${Array.from(displayName)[0]}"></span>`
    : markup`<img class="logo s${size}" src="${logo}" width="${size}" height="${size}" alt="" loading="lazy" decoding="async">`
