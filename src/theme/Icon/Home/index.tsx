// Wraps Icon/Home: the link around it has a name, so screen readers skip the icon.
import type {ReactNode} from 'react';
import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

export default function HiddenIconHome(props: Props): ReactNode {
  return <IconHome aria-hidden {...props} />;
}
