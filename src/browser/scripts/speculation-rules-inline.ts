/**
 * A page that a pointer rests on is fetched before it is pressed: pages that only read and are the same for everyone
 * (HTML standard, speculation rules). Browsers that know none ignore it. Fixed text, because the CSP knows its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/jobpost', '/jobpost/*', '/company?id=*', '/category/*', '/info?id=*'] },
      eagerness: 'moderate',
    },
  ],
})
