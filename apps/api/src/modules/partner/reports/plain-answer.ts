import type { Verdict } from './report-store.ts';

const answers: Partial<Record<Verdict, readonly [status: number, text: string]>> = {
  badSignature: [403, 'signature'],
  malformed: [400, 'malformed'],
};

/** Our answer to a supplier's server. Most verdicts get `200 ok`: the report is stored, and we handle it. */
export const plainAnswer = (verdict: Verdict): readonly [status: number, text: string] =>
  answers[verdict] ?? [200, 'ok'];
