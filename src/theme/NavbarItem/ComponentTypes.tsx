// Ejected from NavbarItem/ComponentTypes @3.10.2. Change: only the types that src/site/navigation.ts has. The switcher of
// locales and its list come when a site has a second locale.
import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

const LocaleDropdown = lazy(() => import('@theme/NavbarItem/LocaleDropdownNavbarItem'));

function LocaleDropdownNavbarItem(props: ComponentProps<typeof LocaleDropdown>): ReactNode {
  return (
    <Suspense>
      <LocaleDropdown {...props} />
    </Suspense>
  );
}

const ComponentTypes = {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
};

export default ComponentTypes;
