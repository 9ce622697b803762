import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from './released/document.ts';

/** Stores the document as the released one, with the version of the SDK that is published with it. */
const root = join(import.meta.dirname, '..', '..');
const read = (...file: string[]): unknown => JSON.parse(readFileSync(join(root, ...file), 'utf8')) as unknown;

// Our own generator wrote it, and its tests check its form.
const document = read('packages', 'contract', 'src', 'gen', 'openapi.json') as Document;
const { version } = read('packages', 'api-client', 'package.json') as { version: string };
const released = { ...document, info: { ...document.info, 'x-released-as': version } };
const folder = join(root, 'contract', 'released');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(released, null, 1)}\n`);
console.log(`contract/released/openapi.json is the document of ${version} now`);
