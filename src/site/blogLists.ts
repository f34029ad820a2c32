/** The lists that the framework generates for the blog, apart from the topics. */
export const blogLists = {
  archive: {path: '/blog/archive', title: 'Blog archive', description: 'All posts of the blog by year.'},
  authors: {path: '/blog/authors', title: 'Authors', description: 'Who writes the notes in this blog.'},
} as const;
