import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Glyph from '@site/src/components/Glyph';
import GlyphLine from '@site/src/components/GlyphLine';
import Picture from '@site/src/components/Picture';
import {topics, type Part} from './topics';
import styles from './styles.module.css';

function Cell({glyph, text, mark}: Part): ReactNode {
  return (
    <td className={styles.cell}>
      <GlyphLine glyph={glyph} mark={mark}>
        {text}
      </GlyphLine>
    </td>
  );
}

/** What the wearer and the holder each see and may do, side by side. */
export default function WhoSeesWhat(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'whoSeesWhat.whatTheWearerAndThe',
        message:
          'What the wearer and the holder of a session can see and do. Some of it depends on the options of the session.',
      })}
      marks={['documented', 'observed', 'undocumented']}>
      <div className={styles.sides}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.side} scope="col">
                <Glyph name="wearer" />
                {translate({id: 'whoSeesWhat.wearer', message: 'Wearer'})}
              </th>
              <th className={styles.side} scope="col">
                <Glyph name="holder" />
                {translate({id: 'whoSeesWhat.holder', message: 'Holder'})}
              </th>
            </tr>
          </thead>
          {topics.map(({name, wearer, holder}) => (
            <tbody key={name}>
              <tr>
                <th className={styles.topic} colSpan={2} scope="rowgroup">
                  {name}
                </th>
              </tr>
              <tr>
                <Cell {...wearer} />
                <Cell {...holder} />
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </Picture>
  );
}
