import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { accessSource } from './generate/access.ts';
import { bundle } from './generate/bundle.ts';
import { readChinese } from './generate/chinese.ts';
import { consoleRefusalsSource } from './generate/console-refusals.ts';
import { constantsSource } from './generate/constants.ts';
import { enumerationsSource } from './generate/enumerations.ts';
import {
  catalogueSource,
  englishSource,
  errorsSource,
  readErrors,
  retryableCodesSource,
} from './generate/errors.ts';
import { documentVersionSource } from './generate/document-version.ts';
import { consoleLabelsSource, labelsSource, publishedLabelsSource } from './generate/labels.ts';
import { pagesSource } from './generate/pages.ts';
import { permissionsSource } from './generate/permissions.ts';

const root = join(import.meta.dirname, '..', '..');
const gen = join(import.meta.dirname, 'src', 'gen');
const authGen = join(root, 'packages', 'auth', 'src', 'gen');
const clientGen = join(root, 'packages', 'api-client', 'src', 'gen');
const notice = '// Generated from openapi/ by `pnpm generate`; never edited by hand.\n';

const write = (folder: string, name: string, source: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), source);
};

const document = bundle(join(root, 'openapi', 'openapi.yaml'));
const errors = readErrors(join(root, 'openapi', 'errors.yaml'), join(root, 'openapi', 'errors.en.yaml'));
const consoleDocument = bundle(join(root, 'openapi', 'console', 'console.yaml'));
const typesOf = async (source: object): Promise<string> =>
  astToString(
    await openapiTS(JSON.stringify(source), {
      immutable: true,
      exportType: true,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
    }),
  );

write(gen, 'openapi.json', `${JSON.stringify(document, null, 1)}\n`);
write(
  gen,
  'descriptions-zh.json',
  `${JSON.stringify(readChinese(join(root, 'openapi', 'zh'), document), null, 1)}\n`,
);
write(gen, 'operations.ts', notice + (await typesOf(document)));
write(gen, 'enumerations.ts', notice + enumerationsSource(document));
write(gen, 'labels.ts', notice + labelsSource(document));
write(gen, 'pages.ts', notice + pagesSource(document));
write(gen, 'access.ts', notice + accessSource(document, errors));
write(gen, 'errors.ts', notice + errorsSource(errors));
write(gen, 'constants.ts', notice + constantsSource(join(root, 'contract', 'enums.json')));
write(authGen, 'error-catalogue.ts', notice + catalogueSource(errors));
write(authGen, 'retryable-codes.ts', notice + retryableCodesSource(errors));
write(clientGen, 'errors-en.ts', notice + englishSource(errors));
write(clientGen, 'labels.ts', notice + publishedLabelsSource(document));
write(clientGen, 'document-version.ts', notice + documentVersionSource(document));

const consoleGen = join(gen, 'console');
write(consoleGen, 'openapi.json', `${JSON.stringify(consoleDocument, null, 1)}\n`);
write(consoleGen, 'operations.ts', notice + (await typesOf(consoleDocument)));
write(consoleGen, 'enumerations.ts', notice + enumerationsSource(consoleDocument));
write(consoleGen, 'permissions.ts', notice + permissionsSource(consoleDocument, errors));
write(consoleGen, 'labels.ts', notice + consoleLabelsSource(consoleDocument));
write(consoleGen, 'refusals.ts', notice + consoleRefusalsSource(consoleDocument, errors));
