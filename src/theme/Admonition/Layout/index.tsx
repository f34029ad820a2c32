// Wraps Admonition/Layout: its title says what the icon shows, so screen readers skip the icon.
import type {ReactNode} from 'react';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function QuietAdmonitionLayout({icon, ...props}: Props): ReactNode {
  return <AdmonitionLayout {...props} icon={icon ? <span aria-hidden>{icon}</span> : undefined} />;
}
