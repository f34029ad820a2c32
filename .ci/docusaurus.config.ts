import createConfig from '../docusaurus.config';

// GitLab Pages sends "/wiki" to the folder of that name and does not look for "wiki.html".
export default createConfig({trailingSlash: true});
