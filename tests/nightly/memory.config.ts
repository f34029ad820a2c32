// A site inside another application.
import memoryRouter from '../../src/features/memoryRouter/plugin';
import {html} from '../../docusaurus.config';
import {light} from '../../src/light';
import {smallSite} from '../site/site';

const config = smallSite();

export default light({...config, plugins: [...(config.plugins ?? []), memoryRouter]}, {html});
