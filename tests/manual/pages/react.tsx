import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Feature from './_feature.mdx';

export default function ReactPage(): ReactNode {
  return (
    <Layout title="React page" description="A page that is a component.">
      <main className="container">
        <h1 style={{fontSize: '20px'}}>
          <Translate id="manual.title">A page of React</Translate>
        </h1>
        <p title={translate({id: 'manual.hint', message: 'A hint'})}>With the navbar and the footer.</p>
        <CodeBlock language="py" title="/page.py">{`def on_page(): ...`}</CodeBlock>
        <Admonition type="info">
          <p>Some information.</p>
        </Admonition>
        <MDXContent>
          <Feature />
        </MDXContent>
      </main>
    </Layout>
  );
}
