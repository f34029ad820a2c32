import createConfig from '../../../docusaurus.config';

export default createConfig({router: 'memory'});
