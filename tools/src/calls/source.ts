import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A node of a syntax tree, whatever its kind. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** The repo's TypeScript, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

const made = new Set(['node_modules', 'dist', 'gen']);

export const readSources = (root: string): Sources =>
  new Map(
    globSync('{apps,packages,e2e}/**/*.{ts,tsx}', { cwd: root, exclude: (name) => made.has(name) })
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/u.test(file);

/** Files that only tests use, tests included. */
export const isBesideProduct = (file: string): boolean => isTest(file) || /\/(?:test|testing)\//u.test(file);

export const syntaxOf = (file: string, text: string): Node =>
  parseSync(file, text).program as unknown as Node;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every node of a tree, parents first. */
export const nodesIn = function* (node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
};

/** The name an identifier or a key has; undefined for anything else. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;

/** The line number, from 1, of a position in a text. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;
