import site from '../docusaurus.config';

// GitLab Pages sends "/wiki" to the folder of that name and does not look for "wiki.html".
export default () => ({...site(), trailingSlash: true});
