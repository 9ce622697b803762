import { type OpenApiDocument, operationsOf } from './bundle.ts';
import type { ErrorEntry } from './errors.ts';

/** Refusals that every call may return. */
const isCommon = (name: string, { code }: ErrorEntry): boolean =>
  name === 'OPERATOR_CSRF_WRONG' ||
  name === 'OPERATOR_NETWORK_FORBIDDEN' ||
  (code >= 400 && code < 600) ||
  (code > 10_000 && code < 10_010);

/** Source of the names of all refusals that a call of the console may return, by their code. */
export const consoleRefusalsSource = (
  document: OpenApiDocument,
  errors: Record<string, ErrorEntry>,
): string => {
  const named = new Set(operationsOf(document).flatMap(({ operation }) => operation['x-errors'] ?? []));
  const rows = Object.entries(errors)
    .filter(([name, entry]) => named.has(name) || isCommon(name, entry))
    .map(([name, { code }]) => `  ${code}: '${name}',`);
  return `/** The refusals of the console's calls, by their code. */
export const consoleRefusals = {\n${rows.join('\n')}\n} as const;\n`;
};
