/** Where ads are, for scripts of content pages, to which the whole table of routes would be heavy. */
export const jobPostsAddress = '/jobpost'
export const jobPostAddress = (id: string) => `${jobPostsAddress}/${id}`
