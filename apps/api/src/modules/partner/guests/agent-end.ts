import type { JoinResult } from '@yayan/contract';
import type { AgentConfig } from '../partner-config.ts';
import { fillTemplate } from '../reports/signed-query.ts';

type End = keyof AgentConfig['ends'];

const named = new Map<JoinResult, End>([
  [1, 'complete'],
  [2, 'screenedOut'],
  [3, 'quotaFull'],
]);

/** The agent's address for a result. */
export const endOf = (result: JoinResult, repeated: boolean): End => {
  if (repeated || result === 6) return 'duplicate';
  return named.get(result) ?? 'other';
};

/** The agent's address for an end, with the parameters that the agent sent along, signed by us. */
export const agentEnd = (
  config: AgentConfig,
  end: End,
  who: { person: string; passed: Readonly<Record<string, string>>; at: Date },
): string =>
  fillTemplate(config, config.ends[end], {
    ...who.passed,
    uid: who.person,
    st: end,
    ts: String(Math.floor(who.at.getTime() / 1000)),
  });
