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
  /** For each exported name of survey-core: the part that declares it, and its name there. */
  exported: ReadonlyMap<string, { part: number; local: string }>;
}

interface CuttingOptions {
  /** How many parts. */
  into: number;
  /** The most registrations of one function. */
  together: number;
  /** The address from which a part is imported, without its number. */
  partAddress: string;
  /** The address of the list `registrations`, to which parts add functions. They run in order when all parts are loaded. */
  registrationsAddress: string;
}

interface Statement {
  node: Syntax;
  text: string;
  declares: readonly string[];
  /** Whether its names never change their value after their declaration. */
  isFixed: boolean;
  mentions: ReadonlySet<string>;
}

/**
 * Calls that register a class with survey-core. They take most of the time that its script runs, and nothing reads the result
 * before the end.
 */
const registration =
  /^(?:__decorate|Serializer\.(?:addClass|addAlterNativeClassName|getProperty)|(?:Question|Element)Factory\.Instance\.register(?:Question|Element))\(/u;

const shapeChanged = (what: string): Error =>
  new Error(
    `survey-core is built in another way now (${what}): see packages/site-build/src/lean-survey/survey-parts.ts`,
  );

const isNode = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All names that a piece of syntax mentions, except those of properties and keys. Its own local variables are included. */
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

/** Roughly how many characters a statement adds to the built file. */
const weightOf = ({ text }: Statement): number =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gmu, '').length;

/** Divides the statements, in their order, into parts of similar size. */
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

/** A function by which a later part hands its names to this one. */
const giveOf = (names: readonly string[]): string =>
  `export const give = (all) => { ${names.map((name) => `if ('${name}' in all) ${name} = all.${name};`).join(' ')} };`;

/** Divides a part's registrations into functions of at most so many calls. */
const inSlices = (calls: readonly string[], most: number): string[] =>
  Array.from({ length: Math.ceil(calls.length / most) }, (_, at) =>
    calls.slice(at * most, (at + 1) * most).join('\n'),
  );

/**
 * Cuts survey-core's one module into several, so that a browser can read and run each in a task of its own. The statements keep
 * their order, and a part imports the names it needs from earlier parts. Names from later parts are used only inside functions
 * that run later: the part declares a variable for each, and the later part sets it. Registrations become functions, because
 * they too may need later parts.
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
