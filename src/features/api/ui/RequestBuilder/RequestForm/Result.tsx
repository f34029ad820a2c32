import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {languages, sample} from '@site/src/features/api/model/samples';
import Copyable from './Copyable';

type Props = {built: {url: string; maskedUrl: string}; areKeysShown: boolean};

/** The finished address and its samples. The address is never a link, because opening it would send the request. */
export default function Result({built, areKeysShown}: Props): ReactNode {
  return (
    <>
      <Copyable what="address" text={built.url} shown={areKeysShown ? built.url : built.maskedUrl} />
      <p>
        {translate({
          id: 'builder.warning',
          message:
            'The keys are part of the address, even when they are masked here. They end up in server logs, in proxies and in the history of any browser that opens it. Do not paste it into a chat or onto a page. If the request changes something, whatever opens the address makes the change again.',
        })}
      </p>
      <Tabs groupId="language">
        {languages.map(({id, label}) => (
          <TabItem key={id} value={id} label={label}>
            <Copyable
              what="sample"
              text={sample(id, built.url)}
              shown={sample(id, areKeysShown ? built.url : built.maskedUrl)}
            />
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}
