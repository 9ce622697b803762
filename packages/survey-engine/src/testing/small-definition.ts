import { checkDefinition } from '../authoring/check-definition.ts';

/** The host's rules of a definition of one question. */
export const host = {
  screening: { page: 'p1', screenOut: [{ when: "{a} = 'x'", reason: 'no x' }] },
  quotaCells: [],
  minimumSeconds: 0,
  attentionChecks: [],
  seatMinutes: 10,
};

/** Its screening page. */
export const first = {
  name: 'p1',
  elements: [{ type: 'radiogroup', name: 'a', title: 'A', choices: ['x', 'y'] }],
};

/** What the check says of a definition, a fault a line. */
export const faultsOf = (candidate: unknown): string => {
  const check = checkDefinition(candidate);
  return check.ok ? '' : check.faults.join('\n');
};
