/** Every limit that more than one place needs to know. Characters are UTF-16 code units, as browsers count. */
export const limits = {
  /** Fewer hits than these are as bad as none: the page offers other words. */
  enoughHits: 5,
  /** Characters of a search query kept; the rest is cut before parsing. */
  searchQuery: 200,
  /** Terms of one query that count; further ones are ignored. */
  searchTerms: 10,
  pageSize: 20,
  pageSizeMax: 50,
  /** Counts are exact up to here, then 「1万件以上」; paging ends here too. */
  countMax: 10_000,
  /** Years of graduation that ads name and lists are filtered by. */
  graduationYear: { min: 2000, max: 2100 },
  jobPostTitle: 80,
  jobPostQuestions: 3,
  /** Query string of a page, in bytes; longer ones answer 400 (414 has no Japanese page in browsers). */
  queryStringBytes: 4096,
  /** Values of one filter that may be repeated in the query string. */
  filterValues: 47,
  /** Bytes of one file of a person's. */
  fileBytes: 5 * 1024 * 1024,
  /** Files that go with one application. */
  applicationFiles: 10,
  /** Bytes, and number, of all the files that one person keeps. */
  personFileBytes: 50 * 1024 * 1024,
  personFiles: 50,
  /** The same of what one member of a company keeps to send to students. */
  memberFileBytes: 200 * 1024 * 1024,
  memberFiles: 200,
  /** Files that go with one message. */
  messageFiles: 5,
  /** Photos on a company's page, and characters of what is said to be seen on one. */
  companyPhotos: 6,
  imageAlt: 200,
  /** Days after which a file that goes with no application and no message is deleted. */
  unusedFileDays: 30,
} as const
