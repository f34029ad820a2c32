import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Contained from '@site/src/components/Contained';
import NeedsReact from '@site/src/components/NeedsReact';

const labels = {
  page: translate({id: 'crashTest.page', message: 'Crash the page'}),
  part: translate({id: 'crashTest.part', message: 'Crash the part'}),
};

function Bomb({name}: {name: keyof typeof labels}): ReactNode {
  const [isLit, setIsLit] = useState(false);
  if (isLit) {
    throw new Error(`The ${name} crashed on demand.`);
  }
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => {
        setIsLit(true);
      }}>
      {labels[name]}
    </button>
  );
}

/** Crashes on demand, so that tests can see what a reader would see. */
export default function CrashTest(): ReactNode {
  return (
    <NeedsReact without={translate({id: 'crashTest.withoutScript', message: 'Nothing can crash without JavaScript.'})}>
      <p>
        <Bomb name="page" />
      </p>
      <Contained>
        <Bomb name="part" />
      </Contained>
    </NeedsReact>
  );
}
