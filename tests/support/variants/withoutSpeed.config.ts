import createConfig from '../../../docusaurus.config';

export default createConfig({speed: false});
