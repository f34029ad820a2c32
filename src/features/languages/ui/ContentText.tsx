import type {ReactNode} from 'react';
import type {ContentLanguage} from './useContentLanguage';

type Props = {language: ContentLanguage | undefined; children: ReactNode};

/**
 * A line of content within the interface. It has the language of the content, but keeps the alignment of the interface.
 */
export default function ContentText({language, children}: Props): ReactNode {
  return language ? <span {...language}>{children}</span> : children;
}
