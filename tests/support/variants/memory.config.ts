import createConfig from '../../../docusaurus.config';
import {withParts} from './withParts';

export default withParts(createConfig({router: 'memory'}));
