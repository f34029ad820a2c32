import {config, html} from '../docusaurus.config';
import {light} from '../src/light';

// GitLab Pages sends "/wiki" to the folder of that name and does not look for "wiki.html".
export default () => light({...config, trailingSlash: true}, {html});
