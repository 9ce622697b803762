import { posix } from 'node:path';
import type { Place } from './operations.ts';
import {
  isBesideProduct,
  isNode,
  lineAt,
  nameOf,
  type Node,
  nodesIn,
  type Sources,
  syntaxOf,
} from './source.ts';

/** The server's code for a call. */
export interface CallHandler {
  handler: Place;
  /** The functions of other files that the handler calls, in order: the last one is the rule. */
  rules: readonly (Place & { name: string })[];
}

interface ParsedFile {
  file: string;
  text: string;
  tree: Node;
}

/** A named function and its place. */
interface Definition extends Place {
  name: string;
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isFunction = (value: unknown): value is Node => isNode(value) && functions.has(value.type);

const definitionsIn = ({ file, text, tree }: ParsedFile): readonly Definition[] =>
  [...nodesIn(tree)].flatMap((node) => {
    const name =
      node.type === 'FunctionDeclaration'
        ? nameOf(node['id'])
        : node.type === 'VariableDeclarator' && isFunction(node['init'])
          ? nameOf(node['id'])
          : (node.type === 'Property' || node.type === 'MethodDefinition') && isFunction(node['value'])
            ? nameOf(node['key'])
            : undefined;
    return name === undefined ? [] : [{ name, file, line: lineAt(text, node.start) }];
  });

/** The source of each imported name of a file. */
const importsIn = ({ file, tree }: ParsedFile): ReadonlyMap<string, { file: string; name: string }> =>
  new Map(
    [...nodesIn(tree)]
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((node) => {
        const source = isNode(node['source']) ? String(node['source']['value']) : '';
        const from = posix.join(posix.dirname(file), source);
        return (node['specifiers'] as Node[]).flatMap(
          (specifier): [string, { file: string; name: string }][] => {
            const local = nameOf(specifier['local']);
            const name = nameOf(specifier['imported']) ?? local;
            return local === undefined || name === undefined || !source.startsWith('.')
              ? []
              : [[local, { file: from, name }]];
          },
        );
      }),
  );

/** A written call: of a name, or of a method with its object. */
interface CallSite {
  name: string;
  object?: string;
}

/** The functions that a file defines itself. */
const ownFunctions = ({ tree }: ParsedFile): ReadonlyMap<string, Node> =>
  new Map(
    [...nodesIn(tree)].flatMap((node): [string, Node][] => {
      const name = nameOf(node['id']);
      if (name === undefined) return [];
      if (node.type === 'FunctionDeclaration') return [[name, node]];
      return node.type === 'VariableDeclarator' && isFunction(node['init']) ? [[name, node['init']]] : [];
    }),
  );

/** The calls of a handler, including those through its file's own functions. */
const callsIn = (
  handler: Node,
  own: ReadonlyMap<string, Node>,
  seen = new Set<Node>(),
): readonly CallSite[] =>
  [...nodesIn(handler)]
    .filter(({ type }) => type === 'CallExpression')
    .flatMap(({ callee }): readonly CallSite[] => {
      const local = own.get(nameOf(callee) ?? '');
      if (local !== undefined && !seen.has(local)) return callsIn(local, own, seen.add(local));
      const direct = nameOf(callee);
      if (direct !== undefined) return [{ name: direct }];
      if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
      const name = nameOf(callee['property']);
      const on = callee['object'];
      const object = nameOf(on) ?? (isNode(on) ? nameOf(on['property']) : undefined);
      return name === undefined || object === undefined ? [] : [{ name, object }];
    });

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '');

/** The method with that name; if an area has several, the one in the file named like the object. */
const methodCalled = (
  definitions: readonly Definition[],
  name: string,
  object: string,
): Definition | undefined => {
  const named = definitions.filter((definition) => definition.name === name);
  const alike = named.find(({ file }) => words(posix.basename(file, '.ts')).includes(words(object)));
  return alike ?? (named.length === 1 ? named[0] : undefined);
};

const areaOf = (file: string): string => file.split('/').slice(0, 5).join('/');

/** Lists of an area's handlers, and the composition, which handles calls that ask several areas. */
const isHandlers = (file: string): boolean =>
  /^apps\/api\/src\/(?:modules\/.*handlers|composition\/compose-modules)\.ts$/u.test(file) &&
  !isBesideProduct(file);

/** Finds for each operation the function that handles it, and the functions that it calls. */
export const findHandlers = (
  sources: Sources,
  operations: ReadonlySet<string>,
): ReadonlyMap<string, CallHandler> => {
  const parsed: readonly ParsedFile[] = [...sources]
    .filter(([file]) => /^apps\/api\/src\/(?:modules|composition)\//u.test(file) && !isBesideProduct(file))
    .map(([file, text]) => ({ file, text, tree: syntaxOf(file, text) }));
  const definitions = parsed.flatMap(definitionsIn);
  const found = new Map<string, CallHandler>();
  for (const source of parsed.filter(({ file }) => isHandlers(file))) {
    const imports = importsIn(source);
    const nearby = definitions.filter(
      ({ file }) => areaOf(file) === areaOf(source.file) && !isHandlers(file),
    );
    const own = ownFunctions(source);
    const ruleOf = ({ name, object }: CallSite): Definition | undefined => {
      if (object !== undefined) return methodCalled(nearby, name, object);
      const imported = imports.get(name);
      return definitions.find(
        (definition) => definition.file === imported?.file && definition.name === imported.name,
      );
    };
    for (const node of nodesIn(source.tree)) {
      const id = node.type === 'Property' ? nameOf(node['key']) : undefined;
      if (id === undefined || !operations.has(id) || found.has(id)) continue;
      const handler = { file: source.file, line: lineAt(source.text, node.start) };
      const value = node['value'];
      const named = nameOf(value);
      const called = named === undefined ? (isNode(value) ? callsIn(value, own) : []) : [{ name: named }];
      const rules = called.map(ruleOf).filter((rule) => rule !== undefined);
      found.set(id, {
        handler,
        rules: [...new Map(rules.map((rule) => [rule.file + rule.name, rule])).values()],
      });
    }
  }
  return found;
};
