// Replaces the core's Link in browsers: a link to a page is an anchor that knows its address, and nothing of the address being
// read. Upstream's is five components deep, made anew with each page change, and each watches for itself whether it is in
// sight.
import {forwardRef, useCallback, type ForwardedRef, type MouseEvent, type ReactNode} from 'react';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {Link as RouterLink, NavLink} from 'react-router-dom';
import {watch} from './inSight';

/** Goes to a file of the build that is no page, in spite of its address. */
const fileProtocol = 'pathname://';

type Pressed = MouseEvent<HTMLAnchorElement>;

/** Else the browser itself does what was asked for: another tab, a download. */
function isPlain({button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented}: Pressed): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function hand(element: HTMLAnchorElement | null, ref: ForwardedRef<HTMLAnchorElement>): void {
  if (typeof ref === 'function') {
    ref(element);
  } else if (ref) {
    ref.current = element;
  }
}

/** The address as it is written in the page. The framework takes `to` and `href` for the same. */
function useTarget(written: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const {trailingSlash, baseUrl, future} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  if (written === undefined) {
    return undefined;
  }
  const bare = written.replace(fileProtocol, '');
  const based = autoAddBaseUrl && bare.startsWith('/') ? withBaseUrl(bare) : bare;
  const target = future.experimental_router === 'hash' && based.startsWith('./') ? based.slice(1) : based;
  return isInternalUrl(written) ? applyTrailingSlash(target, {trailingSlash, baseUrl}) : target;
}

function Link(
  {isNavLink, to, href, activeClassName, isActive, autoAddBaseUrl = true, replace = false, children, ...props}: Props,
  ref: ForwardedRef<HTMLAnchorElement>,
): ReactNode {
  const {experimental_router: router} = useDocusaurusContext().siteConfig.future;
  const history = useHistory();
  // The build has looked at it.
  const own = {...props, 'data-noBrokenLinkCheck': undefined};
  const written = to ?? href;
  const target = useTarget(written, autoAddBaseUrl);
  const isInternal = isInternalUrl(written);
  const page =
    target !== undefined &&
    isInternal &&
    (props.target ?? '_self') === '_self' &&
    (router === 'hash' || !target.startsWith('#'))
      ? target
      : undefined;
  const attach = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (element && page !== undefined) {
        watch(element, page);
      }
      hand(element, ref);
    },
    [page, ref],
  );
  if (page === undefined) {
    const outside = written !== undefined && !isInternal && {target: '_blank', rel: 'noopener noreferrer'};
    return (
      <a ref={attach} href={target} {...outside} {...own}>
        {children}
      </a>
    );
  }
  const reach = () => {
    void window.docusaurus.preload(page);
  };
  const watched = {...own, onMouseEnter: reach, onTouchStart: reach};
  if (isNavLink) {
    return (
      <NavLink
        {...watched}
        innerRef={attach}
        to={page}
        replace={replace}
        isActive={isActive}
        activeClassName={activeClassName}>
        {children}
      </NavLink>
    );
  }
  if (!page.startsWith('/')) {
    return (
      <RouterLink {...watched} innerRef={attach} to={page} replace={replace}>
        {children}
      </RouterLink>
    );
  }
  const address = history.createHref({pathname: page, search: '', hash: '', state: undefined});
  const go = (event: Pressed) => {
    props.onClick?.(event);
    if (isPlain(event)) {
      event.preventDefault();
      const addsStep = !replace && history.createHref(history.location) !== address;
      history[addsStep ? 'push' : 'replace'](page);
    }
  };
  return (
    <a {...watched} ref={attach} href={address} onClick={go}>
      {children}
    </a>
  );
}

export default forwardRef(Link);
