import type { Article, BreadcrumbList, Organization, Thing, WebSite, WithContext } from 'schema-dts'

// A data block ends at </script> and changes at <!--, so no `<` may stand in it but that of tags of our own texts, which an ad has
// by dozens and which six characters each make longer; U+2028 and U+2029 end a line in old parsers.
const unsafe = /<(?!\/?(?:p|br|strong)>)|[&\u2028\u2029]/gu

/** Structured data as the text of a `<script type="application/ld+json">`. */
export const jsonLd = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The way from the front page; `path` is an address without origin. */
export type Crumb = { name: string; path: string }

export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** `publishedAt` and `updatedAt` are calendar days (YYYY-MM-DD) in Japan; `image` is an absolute address. */
export type ArticleSource = {
  title: string
  description: string
  publishedAt: string
  updatedAt: string
  address: string
  image: string
}

export const article = (
  { title, description, publishedAt, updatedAt, address, image }: ArticleSource,
  publisher: { name: string; origin: string },
): WithContext<Article> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  image,
  datePublished: `${publishedAt}T00:00:00+09:00`,
  dateModified: `${updatedAt}T00:00:00+09:00`,
  mainEntityOfPage: address,
  inLanguage: 'ja',
  author: { '@type': 'Organization', name: publisher.name, url: publisher.origin },
  publisher: { '@type': 'Organization', name: publisher.name, url: publisher.origin },
})

/** `logo`: a path of this site. */
export type OrganizationSource = {
  name: string
  legalName: string
  address: string
  website: string | null
  logo: string | null
}

export const organization = ({
  name,
  legalName,
  address,
  website,
  logo,
}: OrganizationSource): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  legalName,
  url: address,
  ...(website === null ? {} : { sameAs: website }),
  ...(logo === null ? {} : { logo: new URL(logo, address).href }),
})

/** The site itself, on the front page. */
export const webSite = (name: string, origin: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  inLanguage: 'ja',
})
