import type {ReactNode} from 'react';
import type {PageFrame as Frame} from '@site/src/features/frontMatter/model/pageFrame';
import ContentText from '@site/src/features/languages/ui/ContentText';
import type {ContentLanguage} from '@site/src/features/languages/ui/useContentLanguage';
import Facts from './Facts';
import styles from './styles.module.css';

type Props = {lead: string | undefined; language: ContentLanguage | undefined; frame: Frame};

/** The head of every page: lead sentence, role and certainty. */
export default function PageFrame({lead, language, frame}: Props): ReactNode {
  return (
    <>
      <p className={styles.lead}>
        <ContentText language={language}>{lead}</ContentText>
      </p>
      <Facts {...frame} />
    </>
  );
}
