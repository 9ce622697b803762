// The snippets of packages/partner-kit/README.md.
import { agentEntryLink, createReplayMemory, reportLink, verifyLink } from '@yayan/partner-kit';

const replay = createReplayMemory();

/** A supplier admits the member who comes by `url`, and returns the session. */
export const letIn = async (url: string, secret: string): Promise<string | undefined> => {
  const entry = await verifyLink(url, { secrets: [secret], required: ['pid', 'sid'], replay });
  if (!entry.ok) throw new Error(entry.reason); // malformed, badSignature, foreign, stale, replayed
  return entry.values.get('sid');
};

/** A supplier reports a member's outcome to `callback`, and sends the browser to `back`. */
export const reportOutcome = async (
  { session, callback, back }: { session: string; callback: string; back: string },
  secret: string,
): Promise<string> => {
  const report = { session, status: '10' };
  await fetch(await reportLink(callback, report, { secret }));
  return await reportLink(back, report, { secret });
};

/** An agent's link for a person. It is valid for ten minutes. */
export const linkFor = async (person: string, secret: string): Promise<string> => {
  const site = 'https://example.com';
  const task = 'Zao7kQ2mXn1B';
  return await agentEntryLink({ site, agent: '<your key>', task, person }, { secret });
};

/** Whether `url` is a signed return link of this person. */
export const isBack = async (url: string, person: string, secret: string): Promise<boolean> => {
  const end = await verifyLink(url, { secrets: [secret], expected: { uid: person } });
  return end.ok;
};

/** A report signed by MD5, for older suppliers. */
export const reportByMd5 = (address: string, secret: string): Promise<string> =>
  reportLink(
    address,
    { session: 'V7abc', status: '10' },
    { secret, scheme: { scheme: 'md5', fields: ['sid', 'st', 'ts'] } },
  );
