/** For answers that are no page of Astro's: nothing may load, run or frame. Styles of the host's own error pages are inline. */
const hostPolicy = (forms: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`
export const hostContentSecurityPolicy = hostPolicy("'none'")
/** The same where the page holds a form that is sent again. */
export const hostFormPolicy = hostPolicy("'self'")

/**
 * On every answer. `no-referrer` would make Chromium send `Origin: null` and every form post fail; the page that
 * takes one-time codes shows its address to nobody else.
 */
export const securityHeaders = (siteOrigin: string, pathname: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': pathname === '/account/action' ? 'same-origin' : 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(siteOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})
