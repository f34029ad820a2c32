// Installs missing packages, so that every command works on a fresh clone. A stamp in node_modules remembers the
// lockfile it was installed from.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const stamp = 'node_modules/.installed-from';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  console.log('Installing packages …');
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], {stdio: 'inherit', shell: process.platform === 'win32'});
  writeFileSync(stamp, wanted);
}
