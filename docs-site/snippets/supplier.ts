import { createReplayMemory, reportLink, verifyLink } from '@yayan/partner-kit';

const secret = 'the-secret-we-agreed-on';
const replay = createReplayMemory();

/** A member arrives at your survey. */
export const enter = async (address: string): Promise<string> => {
  const entry = await verifyLink(address, { secrets: [secret], required: ['pid', 'sid'], replay });
  if (!entry.ok) return `refused: ${entry.reason}`;
  return `welcome, ${entry.values.get('sid')}`;
};

/** The member has finished: report it to our server, which pays for it. Send the browser to the same kind of link. */
export const postback = (session: string, status: string): Promise<string> =>
  reportLink('https://member.example/callback.php?k=your-key', { session, status }, { secret });
