import type { Report } from '../links/report.ts';
import type { SignOptions } from '../links/sign.ts';
import { verifyLink } from '../links/verify.ts';

/** The actions of the simulated supplier for one visit. */
export const scenes = [
  'complete',
  'screened-out',
  'quota-full',
  'repeated',
  'postback-first',
  'postback-only',
  'forged',
  'reversed',
] as const;

export type Scene = (typeof scenes)[number];

/** The statuses of 芽言's own sandbox supplier and of the example in the documentation. */
const statusOf: Partial<Record<Scene, string>> = { 'screened-out': '20', 'quota-full': '40' };
const COMPLETE = '10';
const REVERSED = '-10';
const PATIENCE_MS = 10_000;

interface Stage extends SignOptions {
  readonly scene: Scene;
  /** The status to report; by default that of the scene. */
  readonly status: string | undefined;
  /** The address for postbacks; without it only the return is called. */
  readonly postback: string | undefined;
  readonly report: (address: string, report: Report) => Promise<string>;
  readonly print: (line: string) => void;
}

/**
 * Simulates a supplier: checks the entry link, then calls return and postback as the scene says, and prints the answers.
 *
 * @throws {Error} when the entry isn't ours, or has no session or no return address.
 */
export async function play(entry: string, stage: Stage): Promise<void> {
  const verified = await verifyLink(entry, { ...stage, secrets: [stage.secret], maxAgeSeconds: 86_400 });
  if (!verified.ok) throw new Error(`The entry link is refused: ${verified.reason}`);
  const session = verified.values.get('sid');
  const back = verified.values.get('back') ?? verified.values.get('return');
  if (session === undefined || back === undefined)
    throw new Error('The entry link names no sid, or nowhere to return to (back or return)');
  stage.print(line('entry', `holds, session ${session}`));

  const status = stage.status ?? statusOf[stage.scene] ?? COMPLETE;
  const returned = await stage.report(back, { session, status });
  const posted =
    stage.postback === undefined ? undefined : await stage.report(stage.postback, { session, status });
  for (const [name, address] of callsOf(stage.scene, returned, posted))
    stage.print(line(name, await answerOf(address)));
  if (stage.scene === 'reversed' && stage.postback !== undefined) {
    const reversal = await stage.report(stage.postback, { session, status: REVERSED });
    stage.print(line('reversal', await answerOf(reversal)));
  }
}

const line = (name: string, text: string): string => `${name.padEnd('postback'.length)}  ${text}`;

function callsOf(scene: Scene, returned: string, posted: string | undefined): (readonly [string, string])[] {
  const browser = ['return', returned] as const;
  const server = posted === undefined ? [] : [['postback', posted] as const];
  switch (scene) {
    case 'postback-first':
      return [...server, browser];
    case 'postback-only':
      return server;
    case 'repeated':
      return [browser, browser, ...server, ...server];
    case 'forged':
      return [['return', forged(returned)], ...server.map(([name, url]) => [name, forged(url)] as const)];
    case 'complete':
    case 'screened-out':
    case 'quota-full':
    case 'reversed':
      return [browser, ...server];
  }
}

/** The same address with a different last digit in its signature. */
const forged = (address: string): string => address.slice(0, -1) + (address.endsWith('0') ? '1' : '0');

async function answerOf(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = (await response.text()).replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${response.status} ${response.headers.get('location') ?? text}`;
}
