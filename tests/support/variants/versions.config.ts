import createConfig from '../../../docusaurus.config';

export default createConfig();
