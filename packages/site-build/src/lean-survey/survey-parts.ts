import { parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

type Syntax = Readonly<Record<string, unknown>> & Node;

interface SurveyParts {
  /** The code of the modules. Each one imports only from those before it. */
  parts: readonly string[];
  /** The place of the part that has a name of survey-core's, by the name it is exported under, and its name there. */
  exported: ReadonlyMap<string, { part: number; local: string }>;
}

interface CuttingOptions {
  /** How many parts. */
  into: number;
  /** How many registrations one function has at most. */
  together: number;
  /** What a part is imported as, without its number. */
  partAddress: string;
  /** Where the list `registrations` is imported from, to which parts add functions. They are run in order when all parts are there. */
  registrationsAddress: string;
}

interface Statement {
  node: Syntax;
  text: string;
  declares: readonly string[];
  /** Whether what it declares keeps the value that it has at the end of its module. */
  isFixed: boolean;
  mentions: ReadonlySet<string>;
}

/** Calls that tell survey-core's registries of a class: most of the time that its script runs. Nothing reads them before the end. */
const registration =
  /^(?:__decorate|Serializer\.(?:addClass|addAlterNativeClassName|getProperty)|(?:Question|Element)Factory\.Instance\.register(?:Question|Element))\(/u;

const shapeChanged = (what: string): Error =>
  new Error(
    `survey-core is built in another way now (${what}): see packages/site-build/src/lean-survey/survey-parts.ts`,
  );

const isNode = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All names that a piece of syntax mentions, except those of properties and keys. Some are of its own variables. */
const mentionsOf = (node: Syntax, found = new Set<string>()): Set<string> => {
  if (node.type === 'Identifier') found.add(String(node['name']));
  const isPlain = node['computed'] !== true && node['shorthand'] !== true;
  for (const [key, value] of Object.entries(node)) {
    if (isPlain && ((node.type === 'MemberExpression' && key === 'property') || key === 'key')) continue;
    for (const each of [value].flat()) if (isNode(each)) mentionsOf(each, found);
  }
  return found;
};

const nameOf = (node: unknown): string => {
  if (!isNode(node) || node.type !== 'Identifier') throw shapeChanged('a declaration without a plain name');
  return String(node['name']);
};

const declaredBy = (node: Syntax): readonly string[] => {
  if (node.type === 'ClassDeclaration' || node.type === 'FunctionDeclaration') return [nameOf(node['id'])];
  if (node.type !== 'VariableDeclaration') return [];
  return (node['declarations'] as Syntax[]).map((each) => nameOf(each['id']));
};

const readStatements = (code: string): { statements: Statement[]; last: Syntax } => {
  const body = parseAst(code).body as unknown as Syntax[]; // Their type has no index.
  const last = body.at(-1);
  if (last?.type !== 'ExportNamedDeclaration' || last['declaration'] || last['source'])
    throw shapeChanged('it no longer ends with one list of exports');
  const statements = body.slice(0, -1).map((node) => {
    if (/^(?:Import|Export)/u.test(node.type)) throw shapeChanged('it imports, or exports in several places');
    return {
      node,
      text: code.slice(node.start, node.end),
      declares: declaredBy(node),
      isFixed: node.type !== 'VariableDeclaration' || node['kind'] === 'const',
      mentions: mentionsOf(node),
    };
  });
  return { statements, last };
};

/** How much a statement adds to the built file, roughly. */
const weightOf = ({ text }: Statement): number =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gmu, '').length;

/** Divides the statements, in their order, into parts of like size. */
const divide = (statements: readonly Statement[], into: number): Statement[][] => {
  const parts: Statement[][] = Array.from({ length: into }, () => []);
  const total = statements.reduce((sum, each) => sum + weightOf(each), 0);
  let before = 0;
  for (const each of statements) {
    parts[Math.min(into - 1, Math.floor((before / total) * into))]?.push(each);
    before += weightOf(each);
  }
  return parts;
};

const list = (names: Iterable<string>): string => [...names].join(', ');

/** A function that takes names from a later part. */
const giveOf = (names: readonly string[]): string =>
  `export const give = (all) => { ${names.map((name) => `if ('${name}' in all) ${name} = all.${name};`).join(' ')} };`;

/** Divides a part's registrations into functions of at most so many calls. */
const inSlices = (calls: readonly string[], most: number): string[] =>
  Array.from({ length: Math.ceil(calls.length / most) }, (_, at) =>
    calls.slice(at * most, (at + 1) * most).join('\n'),
  );

/**
 * Cuts survey-core's one module into several, which a browser can read and run in tasks of their own. The statements stay in
 * their order, and a part imports what it needs of those before it. What it needs of those after it, inside functions that run
 * later, it is given by them: for each such name it has a variable of its own. Registrations become functions, for the same reason.
 */
export const surveyParts = (
  code: string,
  { into, together, partAddress, registrationsAddress }: CuttingOptions,
): SurveyParts => {
  const addressOf = (part: number): string => `${partAddress}${part}`;
  const { statements, last } = readStatements(code);
  const divided = divide(statements, into);
  const home = new Map<string, { part: number; isFixed: boolean }>();
  divided.forEach((part, at) => {
    for (const { declares, isFixed } of part)
      for (const name of declares) home.set(name, { part: at, isFixed });
  });
  const exported = new Map(
    (last['specifiers'] as Syntax[]).map((each) => {
      const local = nameOf(each['local']);
      const found = home.get(local);
      if (!found) throw shapeChanged(`it exports ${local} without declaring it`);
      return [nameOf(each['exported']), { part: found.part, local }] as const;
    }),
  );
  /** Names by the part that needs them, then by the part that has them. */
  const needs = divided.map((part, at) => {
    const needed: Set<string>[] = divided.map(() => new Set<string>());
    for (const { mentions } of part)
      for (const name of mentions) {
        const found = home.get(name);
        if (found && found.part !== at) needed[found.part]?.add(name);
        if (found && found.part > at && !found.isFixed)
          throw shapeChanged(`${name} is used before it is set`);
      }
    return needed;
  });
  const parts = divided.map((part, at) => {
    const imports: string[] = [];
    const given: string[] = [];
    const outward = new Set(
      [...exported.values()].filter((each) => each.part === at).map(({ local }) => local),
    );
    needs.forEach((needed, user) => {
      if (user === at) return;
      const names = needed[at] ?? new Set<string>();
      if (user > at) names.forEach((name) => outward.add(name));
      else if (names.size > 0) {
        imports.push(`import { give as give${user}_${at} } from ${JSON.stringify(addressOf(user))};`);
        given.push(`give${user}_${at}({ ${list(names)} });`);
      }
    });
    const own = needs[at] ?? [];
    own.forEach((names, from) => {
      if (from < at && names.size > 0)
        imports.push(`import { ${list(names)} } from ${JSON.stringify(addressOf(from))};`);
    });
    const later = own.flatMap((names, from) => (from > at ? [...names] : []));
    const calls = part.filter(
      ({ text, node }) => node.type === 'ExpressionStatement' && registration.test(text),
    );
    const slices = inSlices(
      calls.map(({ text }) => text),
      together,
    );
    const kept = part.filter((each) => !calls.includes(each));
    return [
      `import { registrations } from ${JSON.stringify(registrationsAddress)};`,
      ...imports,
      ...(later.length > 0 ? [`let ${list(later)};`, giveOf(later)] : []),
      ...kept.map(({ text }) => text),
      ...given,
      ...slices.map((slice) => `registrations.push(function () {\n${slice}\n});`),
      `export { ${list(outward)} };`,
    ].join('\n');
  });
  return { parts, exported };
};
