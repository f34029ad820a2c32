// The parts of the framework's theme that no light page shows, because one of the layer stands for what shows them.
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** What each part of the layer leaves out. */
export const hidden: Record<string, readonly string[]> = {
  'CodeBlock/Buttons': [
    'CodeBlock/Buttons/Button',
    'CodeBlock/Buttons/CopyButton',
    'CodeBlock/Buttons/WordWrapButton',
    'Icon/Success',
    'Icon/WordWrap',
  ],
  ColorModeToggle: ['Icon/DarkMode', 'Icon/LightMode', 'Icon/SystemColorMode'],
  'DocRoot/Layout/Sidebar': [
    'DocRoot/Layout/Sidebar/ExpandButton',
    'DocSidebar',
    'DocSidebar/Desktop',
    'DocSidebar/Desktop/CollapseButton',
    'DocSidebar/Desktop/Content',
    'DocSidebar/Mobile',
    'Icon/Arrow',
  ],
  'Navbar/Layout': [
    'Navbar/MobileSidebar',
    'Navbar/MobileSidebar/Header',
    'Navbar/MobileSidebar/Layout',
    'Navbar/MobileSidebar/SecondaryMenu',
  ],
  'NavbarItem/DropdownNavbarItem': ['NavbarItem/DropdownNavbarItem/Desktop', 'NavbarItem/DropdownNavbarItem/Mobile'],
  TOCCollapsible: ['TOCCollapsible/CollapseButton'],
};

/** The parts of the site's theme. Stops the build at one that light pages would lack. */
export function partsOf(siteDir: string): string[] {
  const files = Globby.sync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort();
  for (const file of files) {
    const name = path.posix.relative('src/theme', file).replace(/(?:\/index)?\.\w+$/, '');
    const [part] = Object.entries(hidden).find(([, names]) => names.includes(name)) ?? [];
    if (part !== undefined) {
      throw new Error(
        `${file} is on no light page, because the light layer has its own ${part}, which does not show ${name}. Move what it adds into src/theme/${part}, which can wrap that of the layer, or leave out the call of light() in docusaurus.config.ts.`,
      );
    }
  }
  return files;
}
