import type {ReactElement} from 'react';
import {useLocation} from 'react-router-dom';
import {
  matchRoutes as matchAll,
  renderRoutes as renderAll,
  type MatchedRoute,
  type RouteConfig,
} from 'react-router-config';
import {candidates} from './candidates';

// Stands for `react-router-config` in the framework's own modules, which ask nothing else of it.

function Routes({routes}: {routes: RouteConfig[]}): ReactElement {
  return renderAll(candidates(routes, useLocation().pathname));
}

export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<Record<string, string>>[] {
  return matchAll(candidates(routes, pathname), pathname);
}

export function renderRoutes(routes: RouteConfig[]): ReactElement {
  return <Routes routes={routes} />;
}
