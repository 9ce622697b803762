import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lineAt } from './source.ts';

/** A place in a source file. */
export interface Place {
  /** From the repo's root. */
  file: string;
  line: number;
}

/** A call as the document describes it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** The place of its description in the document. */
  document: Place;
}

interface Bundle {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[]; summary?: string }>>;
}

/** The file that describes each path, from the list of paths in the root document. */
const filesOfPaths = (root: string): ReadonlyMap<string, string> => {
  const text = readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}(\/\S*): \{ \$ref: '?([^#'\s]+)#/gmu)].map(([, path = '', file = '']) => [
      path,
      posix.join('openapi', file),
    ]),
  );
};

/** Every call of the bundled document. */
export const readOperations = (root: string): readonly Operation[] => {
  const { paths } = JSON.parse(
    readFileSync(join(root, 'packages/contract/src/gen/openapi.json'), 'utf8'),
  ) as Bundle;
  const files = filesOfPaths(root);
  const texts = new Map(
    [...new Set(files.values())].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, tags = [], summary = '' }]) => {
      if (id === undefined) return [];
      const file = files.get(path) ?? 'openapi/openapi.yaml';
      const text = texts.get(file) ?? '';
      const line = lineAt(text, Math.max(0, text.search(new RegExp(`operationId: ${id}$`, 'mu'))));
      return [
        { id, method: method.toUpperCase(), path, tag: tags[0] ?? '', summary, document: { file, line } },
      ];
    }),
  );
};
