// Wraps NavbarItem/ComponentTypes: our navbar has the framework's choice of the language where the configuration has
// several locales and no such item.
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import LocaleDropdown, {type Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function OurLocaleDropdown(props: Props): ReactNode {
  const {locales} = useDocusaurusContext().i18n;
  const isNamed = useThemeConfig().navbar.items.some(({type}) => type === 'localeDropdown');
  return (
    locales.length > 1 && !isNamed && <LocaleDropdown {...props} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
  );
}

export default {...ComponentTypes, 'custom-locales': OurLocaleDropdown};
