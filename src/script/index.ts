// The script of the site, on every page: what features do in the browser. A feature that fails leaves the others alone.
import {copyPage} from '../features/copies/ui/copyPage';
import {clearData} from '../features/privacy/ui/clearData';
import {searchOpener} from '../features/search/ui/opener';
import {awaitPages} from './awaitPages';

for (const start of [clearData, copyPage, searchOpener, awaitPages]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
