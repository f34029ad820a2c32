import {config} from '../docusaurus.config';
import {light} from '../src/light';
import {worksAsHtml} from '../src/site/worksAsHtml';

// GitLab Pages sends "/wiki" to the folder of that name and does not look for "wiki.html".
export default () => light({...config, trailingSlash: true}, {worksAsHtml});
