import type { Operation } from './operation.ts';

/** Source of two tables: the queries that become stale by a live event of a subject, and the subjects that a call changes. */
export const subjectsSource = (operations: readonly Operation[]): string => {
  const subjects = [...new Set(operations.flatMap(({ changedBy }) => changedBy))].sort();
  const changing = operations.filter(({ changes }) => changes.length > 0);
  for (const { id, changes } of changing)
    for (const subject of changes)
      if (!subjects.includes(subject)) throw new Error(`${id}: no call is changed by ${subject}`);
  const pathsOf = (subject: string): string[] =>
    operations
      .filter(({ changedBy }) => changedBy.includes(subject))
      .map(({ path }) => `'${path.replaceAll(/\{\w+\}/g, '*')}'`);
  return `/** Paths of the queries that an event of a subject makes stale; \`*\` matches one id. */
export const stalePaths = {
${subjects.map((subject) => `  '${subject}': [${pathsOf(subject).join(', ')}],`).join('\n')}
} as const;

/** The subjects that a successful call changes. */
export const callChanges = {
${changing.map(({ id, changes }) => `  ${id}: [${changes.map((each) => `'${each}'`).join(', ')}],`).join('\n')}
} as const;
`;
};
