// Wraps Admonition/Layout: its title says what the picture beside it shows, so the picture is not to be read out.
import type {ReactNode} from 'react';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function QuietAdmonitionLayout({icon, ...props}: Props): ReactNode {
  return <AdmonitionLayout {...props} icon={icon ? <span aria-hidden>{icon}</span> : undefined} />;
}
