import { signLink, type SignOptions } from './sign.ts';

/** A person whom an agent sends to a survey on 芽言. */
export interface AgentEntry {
  /** The member site, for example `https://www.example.com`. */
  readonly site: string;
  /** The agent's key on 芽言 (`aid`). */
  readonly agent: string;
  /** The task's public id (`tid`). */
  readonly task: string;
  /** The agent's own name for the person (`uid`), 1 to 128 characters. The same name can take part once. */
  readonly person: string;
  /** Up to five values that come back unchanged as `p1` to `p5`, each up to 200 characters. */
  readonly passed?: readonly string[];
  /** When the link is made; now by default. It is valid for ten minutes. */
  readonly at?: Date;
}

const LONGEST_PERSON = 128;
const LONGEST_PASSED = 200;
const MOST_PASSED = 5;

/**
 * The address at which an agent's person enters (`/task/agent/go`). Make it on the agent's server when the person presses: it
 * is valid for ten minutes, and the secret must never reach a browser.
 *
 * @throws {TypeError} for a person or a value that 芽言 would refuse.
 */
export async function agentEntryLink(entry: AgentEntry, options: SignOptions): Promise<string> {
  const { site, agent, task, person, passed = [], at = new Date() } = entry;
  if (person === '' || person.length > LONGEST_PERSON)
    throw new TypeError('A person is named by 1 to 128 characters');
  if (passed.length > MOST_PASSED || passed.some((value) => value.length > LONGEST_PASSED))
    throw new TypeError('Up to five values of up to 200 characters are passed on');
  return await signLink(
    new URL('/task/agent/go', site).href,
    {
      aid: agent,
      tid: task,
      uid: person,
      ts: String(Math.floor(at.getTime() / 1000)),
      ...Object.fromEntries(passed.map((value, index) => [`p${index + 1}`, value])),
    },
    { ...options, signature: 'sig' },
  );
}
