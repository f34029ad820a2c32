// Installs missing packages, so that every command works on a fresh clone. A stamp in node_modules remembers the
// lockfile it was installed from.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const stamp = 'node_modules/.installed-from';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  console.log('Installing packages …');
  const {status} = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    writeFileSync(stamp, wanted);
  } else {
    console.error('The packages could not be installed, for the reason above. The next command tries again.');
    process.exitCode = 1;
  }
}
