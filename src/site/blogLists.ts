import {translate} from '@docusaurus/Translate';
/** The lists that the framework generates for the blog, apart from the topics. */
export const blogLists = {
  archive: {
    path: '/blog/archive',
    title: translate({id: 'blog.archive.title', message: 'Blog archive'}),
    description: translate({id: 'blog.archive.description', message: 'All posts of the blog by year.'}),
  },
  authors: {
    path: '/blog/authors',
    title: translate({id: 'blog.authors.title', message: 'Authors'}),
    description: translate({id: 'blog.authors.description', message: 'Who writes the notes in this blog.'}),
  },
} as const;
