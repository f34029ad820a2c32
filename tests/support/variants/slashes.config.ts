import createConfig from '../../../docusaurus.config';

export default createConfig({trailingSlash: true, storage: 'none'});
