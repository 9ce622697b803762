import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of an operation of the bundled document that generation reads. */
export interface Operation {
  operationId: string;
  security?: readonly Record<string, unknown>[];
  'x-errors'?: readonly string[];
  'x-origin'?: string;
  /** Of an operation of the console. */
  'x-permission'?: string | readonly string[];
}

export interface OpenApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>>; parameters?: unknown; responses?: unknown };
}

export const methods = ['get', 'post'] as const;

/**
 * Bundles the hand-written files into one document whose schemas keep their names. Redocly does it because orval, given the
 * files themselves, inlines every reference and loses the names.
 */
export const bundle = (file: string): OpenApiDocument => {
  const folder = mkdtempSync(join(tmpdir(), 'yayan-contract-'));
  const output = join(folder, 'openapi.json');
  const cli = join(import.meta.dirname, '..', 'node_modules', '.bin', 'redocly');
  try {
    execFileSync(cli, ['bundle', file, '-o', output], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return JSON.parse(readFileSync(output, 'utf8')) as OpenApiDocument;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every operation with its method and path, in the document's order. */
export const operationsOf = (
  document: OpenApiDocument,
): { method: string; path: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
