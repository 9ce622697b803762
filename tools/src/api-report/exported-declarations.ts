import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** One exported name of an entry. */
export interface ExportedDeclaration {
  readonly name: string;
  /** Its declaration without comments, or the module it is re-exported from; of generated code only its kind. */
  readonly text: string;
}

type Node = ReturnType<typeof parseSync>['program']['body'][number];

interface Module {
  readonly file: string;
  readonly source: string;
  readonly body: readonly Node[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}

const readModule = (file: string): Module => {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  return { file, source, body: program.body, comments };
};

/** An import of `./x.ts`, which the compiler leaves in declarations, refers to `./x.d.ts`. */
const declarationFile = (from: string, specifier: string): string | undefined => {
  const file = join(dirname(from), specifier.replace(/(?:\.d)?\.[jt]s$/u, '.d.ts'));
  return specifier.startsWith('.') && existsSync(file) ? file : undefined;
};

const nameOf = (node: { readonly type: string }): string => {
  const { name, value } = node as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
};

/** A node's text without comments and without layout. */
const textOf = ({ source, comments }: Module, { start, end }: { start: number; end: number }): string => {
  let text = '';
  let at = start;
  for (const comment of comments.filter((each) => each.start >= start && each.end <= end)) {
    text += source.slice(at, comment.start);
    at = comment.end;
  }
  return (text + source.slice(at, end)).replaceAll(/\s+/gu, ' ').replaceAll('{ }', '{}').trim();
};

/** The names that a declaration introduces. */
const declaredBy = (declaration: object): readonly string[] => {
  const { id, declarations } = declaration as {
    readonly id?: { readonly type: string };
    readonly declarations?: readonly { readonly id: { readonly type: string } }[];
  };
  return declarations ? declarations.map((each) => nameOf(each.id)) : id ? [nameOf(id)] : [];
};

const kinds: Readonly<Record<string, string>> = {
  VariableDeclaration: 'const',
  TSTypeAliasDeclaration: 'type',
  TSInterfaceDeclaration: 'interface',
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  ClassDeclaration: 'class',
};

const describe = (module: Module, node: Node, declaration: { readonly type: string }, name: string): string =>
  /[\\/]gen[\\/]/u.test(module.file)
    ? `${kinds[declaration.type] ?? declaration.type} ${name}`
    : textOf(module, node).replace(/^export (?:declare )?/u, '');

/** All exports of a `.d.ts` file, through all its re-exports. */
export const exportedDeclarations = (file: string): readonly ExportedDeclaration[] => {
  const module = readModule(file);
  return module.body.flatMap((node): readonly ExportedDeclaration[] => {
    if (node.type === 'ExportAllDeclaration') {
      const from = declarationFile(file, node.source.value);
      return from === undefined
        ? [{ name: `* of ${node.source.value}`, text: `* from '${node.source.value}'` }]
        : exportedDeclarations(from);
    }
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration)
      return declaredBy(declaration).map((name) => ({
        name,
        text: describe(module, node, declaration, name),
      }));
    return node.specifiers.map((specifier) => {
      const [local, name] = [nameOf(specifier.local), nameOf(specifier.exported)];
      const from = node.source ? declarationFile(file, node.source.value) : undefined;
      if (node.source && from === undefined) return { name, text: `${name} from '${node.source.value}'` };
      const found = from === undefined ? declaredHere(module, local) : findExported(from, local);
      if (found === undefined) throw new Error(`${file} exports ${local}, which is nowhere`);
      return { name, text: name === local ? found : `${found} as ${name}` };
    });
  });
};

const findExported = (file: string, name: string): string | undefined =>
  exportedDeclarations(file).find((each) => each.name === name)?.text;

/** A declaration in the same file that is exported by name further down. */
const declaredHere = (module: Module, name: string): string | undefined => {
  const node = module.body.find((each) => declaredBy(each).includes(name));
  if (node) return describe(module, node, node, name).replace(/^declare /u, '');
  for (const each of module.body)
    if (each.type === 'ImportDeclaration')
      for (const specifier of each.specifiers)
        if (nameOf(specifier.local) === name) {
          const from = declarationFile(module.file, each.source.value);
          const imported = 'imported' in specifier ? nameOf(specifier.imported) : name;
          return from === undefined ? `${name} from '${each.source.value}'` : findExported(from, imported);
        }
  return undefined;
};
