import type {ReactNode} from 'react';
import type {ContentLanguage} from './useContentLanguage';

type Props = {language: ContentLanguage | undefined; children: ReactNode};

/** A line of content among the interface, which stays on the side of the interface. */
export default function ContentText({language, children}: Props): ReactNode {
  return language ? <span {...language}>{children}</span> : children;
}
