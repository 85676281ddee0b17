/** Mailboxes that anybody gets without saying who they are: providers' free ones, and those that come with a telephone. */
const free: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.co.jp ymail.ne.jp yahoo.ne.jp yahoo.com ymail.com outlook.jp outlook.com hotmail.co.jp
  hotmail.com live.jp live.com msn.com icloud.com me.com mac.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp
  i.softbank.jp vodafone.ne.jp disney.ne.jp ymobile.ne.jp y-mobile.ne.jp willcom.com uqmobile.jp rakuten.jp rakumail.jp
  excite.co.jp infoseek.jp goo.jp goo.ne.jp livedoor.com mail.com gmx.com gmx.net gmx.de aol.com aol.jp zoho.com proton.me
  protonmail.com pm.me tutanota.com tuta.io fastmail.com yandex.com yandex.ru mail.ru qq.com 163.com 126.com naver.com
  hanmail.net daum.net`.split(/\s+/),
)

/** What stands behind the last @, in small letters. */
export const mailDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** True of a domain that says nothing of who writes. Not every such domain is known. */
export const isFreeMail = (domain: string): boolean => free.has(domain)
