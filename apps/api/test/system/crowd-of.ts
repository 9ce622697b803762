import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errors, type OperationId } from '@yayan/contract';
import { readMailbox } from '../../src/modules/identity/module.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import type { Asker, CallAnswer, CallInput } from '../calls/call-operation.ts';
import { allTogether } from '../together.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import type { TestSystem } from './test-system.ts';

/** Somebody in a crowd, with their own phone. */
export interface Person {
  readonly mobile: string;
  asker: Asker;
  refreshToken: string;
}

/** A server that is busy is asked again, as pages do. */
const BUSY_MS = 500;
const MOST_TRIES = 20;

let phones = 0;

/** Numbers of many operators and cities, as in a real crowd. */
const newPhone = (): string => `1${String(3_100_000_000 + (phones += 1) * 3_700_001)}`;

/** People whose phones are all behind one network; `address` is that of each of them. */
export const crowdOf = (size: number, address: (index: number) => string): Person[] =>
  Array.from({ length: size }, (_, index) => {
    const mobile = newPhone();
    const asker = { deviceId: `phone-${mobile}`, address: address(index), browser: null };
    return { mobile, asker, refreshToken: '' };
  });

const solve = ({ challenge, bits }: { challenge: string; bits: number }) => {
  for (let tried = 0; ; tried += 1) {
    const work = createHash('sha256').update(`${challenge}.${tried}`).digest();
    if (work.readUInt32BE() >>> (32 - bits) === 0) return { challenge, solution: String(tried) };
  }
};

/** Encrypts a field on the person's own phone, which fetches the key for it. */
async function encrypted(system: TestSystem, { asker }: Person, value: string): Promise<string> {
  const { keyId, publicKey } = await system.get('getPublicKey', {}, asker);
  return encryptField({ id: keyId, publicKey }, { value, timestamp: system.clock.now().getTime() });
}

/** Asks for a code, with a proof of work if the server wants one, as the page does. */
async function sendCode(system: TestSystem, person: Person): Promise<void> {
  const { mobile, asker } = person;
  const send = async (proof?: ReturnType<typeof solve>, tries = 1): Promise<CallAnswer> => {
    const body = {
      mobile: await encrypted(system, person, mobile),
      purpose: 'login',
      ...(proof && { proof }),
    };
    const answer = await system.call('sendAuthCode', { body }, asker);
    if (answer.code !== errors.UNAVAILABLE.code || tries === MOST_TRIES) return answer;
    await wait(BUSY_MS);
    return await send(proof, tries + 1);
  };
  let answer = await send();
  if (answer.code === errors.PROOF_REQUIRED.code)
    answer = await send(solve(answer.data as Parameters<typeof solve>[0]));
  if (answer.code !== 200) throw new Error(`No code for ${mobile}: ${answer.code} ${answer.msg}`);
}

async function join(system: TestSystem, person: Person): Promise<void> {
  const { mobile, asker } = person;
  const [code] = (await readMailbox(system.platform, mobile)).flatMap((letter) => letter.code ?? []);
  const body = {
    mobile: await encrypted(system, person, mobile),
    code: await encrypted(system, person, code ?? ''),
  };
  const result = await system.get('loginBySms', { body }, asker);
  if (result.state === 'signedIn') throw new Error(`${mobile} has an account already`);
  const agreed = { agreementVersion: AGREEMENT_VERSION, agreed: true };
  const session = await system.get(
    'registerBySms',
    { body: { registerTicket: result.registerTicket, ...agreed } },
    asker,
  );
  person.asker = { ...asker, token: session.token };
  person.refreshToken = session.refreshToken;
}

/** Opens the site on each phone: a first call without a cookie, after which the phone sends ours back. */
export async function openSite(system: TestSystem, people: readonly Person[]): Promise<void> {
  await allTogether(people.length, async (index) => {
    const person = people[index];
    if (person === undefined) return;
    await system.get('getContact', {}, person.asker);
    const { browser: _none, ...returning } = person.asker;
    person.asker = returning;
  });
}

/** Everybody asks for a code at the same time, and joins with it. Throws if anybody is refused. */
export async function joinAll(system: TestSystem, people: readonly Person[]): Promise<void> {
  const each = (work: (person: Person) => Promise<void>) =>
    allTogether(people.length, async (index) => {
      const person = people[index];
      if (person !== undefined) await work(person);
    });
  await each(async (person) => await sendCode(system, person));
  await system.runJobs();
  await each(async (person) => await join(system, person));
}

/** Everybody makes a call at the same time. Resolves to the names of the outcomes, each once. */
export async function outcomesOf<Id extends OperationId>(
  system: TestSystem,
  people: readonly Person[],
  id: Id,
  input: (person: Person, index: number) => CallInput<Id>,
): Promise<string[]> {
  const outcomes = await allTogether(people.length, async (index) => {
    const person = people[index];
    return person === undefined ? 'nobody' : await system.outcome(id, input(person, index), person.asker);
  });
  return [...new Set<string>(outcomes)];
}
