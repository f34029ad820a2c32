import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {languages, sample} from '@site/src/features/api/model/samples';
import Copyable from './Copyable';

type Props = {built: {url: string; maskedUrl: string}; areKeysShown: boolean};

/** The finished address and its samples. The address is text and never a link: opening it would act. */
export default function Result({built, areKeysShown}: Props): ReactNode {
  return (
    <>
      <Copyable name="address" text={built.url} shown={areKeysShown ? built.url : built.maskedUrl} />
      <p>
        The keys are part of the address, even when they are masked here. They reach server logs, proxies and the
        history of a browser that opens it. Do not paste it into a chat or onto a page. If it changes something,
        everything that opens it makes the change again.
      </p>
      <Tabs groupId="language" lazy>
        {languages.map(({id, label}) => (
          <TabItem key={id} value={id} label={label}>
            <Copyable
              name="sample"
              text={sample(id, built.url)}
              shown={sample(id, areKeysShown ? built.url : built.maskedUrl)}
            />
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}
