// Wraps Icon/Home: the link around it has a name, so the picture is not to be read out beside it.
import type {ReactNode} from 'react';
import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

export default function HiddenIconHome(props: Props): ReactNode {
  return <IconHome aria-hidden {...props} />;
}
