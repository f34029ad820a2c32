// Limits the sidebar to the section of the page, as in the other generators, instead of the whole site.
import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

const isHere = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(isHere));

export const onRequest = defineRouteMiddleware(({locals}) => {
  const {starlightRoute} = locals;
  starlightRoute.sidebar = starlightRoute.sidebar.find(isHere)?.entries ?? starlightRoute.sidebar;
});
