import type { DataOf } from '@yayan/contract';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { startGuest } from '../../survey/module.ts';
import { findByTask, findTask } from '../../task/module.ts';
import { admitGuest } from './admit-guest.ts';
import { agentEnd } from './agent-end.ts';
import type { AgentConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { findAgent, type Partner } from '../partners.ts';
import { AGENT_ENTRY_PATH } from '../return-paths.ts';
import { isSignedBy, readQuery } from '../reports/signed-query.ts';
import { makeKey } from './survey-keys.ts';

type GuestEntry = DataOf<'enterFromAgent'>;

const PASSED = ['p1', 'p2', 'p3', 'p4', 'p5'];
const LONGEST_PERSON = 128;
const LONGEST_PASSED = 200;

/**
 * A person enters from an agent, without an account (rule 3.24): `aid`, `tid`, `uid`, `ts`, `p1` to `p5`, and `sig`
 * over all of them. The same `uid` is always the same person. If nobody more is admitted, they are sent back as quota
 * full.
 */
export async function enterFromAgent(
  deps: PartnerDeps,
  { origin, body: { query: raw } }: Pick<Call<'enterFromAgent'>, 'origin' | 'body'>,
): Promise<GuestEntry> {
  const { agent, values } = await readLink(deps, raw);
  const person = values.get('uid') ?? '';
  const passed = Object.fromEntries(PASSED.map((name) => [name, values.get(name) ?? '']));
  const task = await findTask(deps.database.read, values.get('tid') ?? '');
  if (task === undefined || !agent.config.tasks.includes(task.hashId)) return refuse('PARTNER_LINK_INVALID');
  const sendBack = (): GuestEntry => ({
    state: 'ended',
    key: null,
    url: agentEnd(agent.config, 'quotaFull', { person, passed, at: deps.clock.now() }),
  });
  const scope = `agent ${agent.id}`;
  const personIndex = deps.cipher.blindIndex(`${scope} ${person}`);
  const { active, cap } = agent.config;
  const guestId = active ? await admitGuest(deps, { scope, personIndex, cap }) : undefined;
  if (guestId === undefined) return sendBack();
  const before = await findByTask(deps.database.read, guestId, task.id);
  try {
    const own = await startGuest(deps, { id: guestId, source: 'agent' }, origin, task);
    const opening = { kind: 'agent', agent: { id: agent.id, person }, passed } as const;
    const key = await makeKey(deps, own, opening, before === undefined || before.result === 0);
    return { state: own.result === 0 ? 'open' : 'ended', key, url: null };
  } catch (error) {
    if (error instanceof ApiFault && error.name === 'TASK_ENDED') return sendBack();
    throw error;
  }
}

async function readLink(
  deps: PartnerDeps,
  raw: string,
): Promise<{ agent: Partner<AgentConfig>; values: ReadonlyMap<string, string> }> {
  const query = raw.includes('\0')
    ? undefined
    : readQuery(raw, 'sig', `${deps.memberSite}${AGENT_ENTRY_PATH}`);
  const aid = query?.values.get('aid');
  const agent = aid === undefined ? undefined : await findAgent(deps, deps.database.read, aid);
  if (query === undefined || agent === undefined || !isSignedBy(agent.config, query, deps.clock.now()))
    return refuse('PARTNER_LINK_INVALID');
  const { values } = query;
  const person = values.get('uid') ?? '';
  const isTooLong = PASSED.some((name) => (values.get(name) ?? '').length > LONGEST_PASSED);
  if (person === '' || person.length > LONGEST_PERSON || isTooLong) return refuse('PARTNER_LINK_INVALID');
  const made = /^\d{10}$/.test(values.get('ts') ?? '') ? Number(values.get('ts')) * 1000 : Number.NaN;
  const age = Math.abs(deps.clock.now().getTime() - made);
  if (!(age <= agent.config.linkMinutes * 60_000)) return refuse('PARTNER_LINK_EXPIRED');
  return { agent, values };
}
