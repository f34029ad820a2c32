// The pages of our site as plain Markdown, which the build writes beside them, made into pages of the peers.
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './places.mjs';
