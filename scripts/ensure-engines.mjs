// Fetches the browsers beside Chromium where that is possible without asking. Where it is not, the run goes on without
// them and says so: not every machine can have each engine.
import {installFromDebian} from './debian.mjs';
import {engines} from './engines.mjs';

const wanted = engines.filter(({missing}) => missing().length > 0);

if (wanted.length > 0) {
  console.log(`Not on this machine: ${wanted.map(({name}) => name).join(' and ')}. Fetching …`);
  installFromDebian(...wanted.flatMap(({packages}) => packages));
}

for (const {name, packages, missing} of wanted) {
  if (missing().length > 0) {
    console.log(
      `No test runs in ${name}: ${missing().join(' and ')} cannot be found or installed here ` +
        `(on Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
}
