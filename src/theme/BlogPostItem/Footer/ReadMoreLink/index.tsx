// Ejected from BlogPostItem/Footer/ReadMoreLink @3.10.2. Change: empty, because the title of a post is its link.
import type {ReactNode} from 'react';

export default function ReadMoreLink(): ReactNode {
  return null;
}
