// Ejected from BlogPostItem/Header/Info @3.10.2. Change: the date is written as on the rest of the site; upstream
// derives the form from the locale, and "en" alone is American.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {formatDay} from '@site/src/site/dates';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  const {selectMessage} = usePluralForm();
  const day = date.slice(0, 10);
  const minutes = Math.ceil(readingTime ?? 0);
  const toRead = selectMessage(
    minutes,
    translate(
      {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
      {readingTime: minutes},
    ),
  );
  return (
    <p className={clsx('margin-vert--md', className)}>
      <time dateTime={day}>{formatDay(day)}</time>
      {readingTime !== undefined && ` · ${toRead}`}
    </p>
  );
}
