// Ejected from Error @3.10.2. Change: what is around pages has crashed, so it says the same as for a page, without it.
export {default} from '@theme/ErrorPageContent';
