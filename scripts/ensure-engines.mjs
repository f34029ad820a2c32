// Installs the browsers other than Chromium where that is possible without asking. Otherwise the tests run without them
// and say so, because not every machine can have every engine.
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
