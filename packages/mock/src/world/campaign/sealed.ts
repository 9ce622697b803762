import type { SealedDraw } from '@yayan/api-client';
import type { PublicLists } from './public-lists.ts';

const CHAIN_START = '0'.repeat(64);

const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The draws of a campaign in their hash chain, oldest first. The server seals them each minute, the mock at once. */
export const sealed = async ({ draws }: PublicLists): Promise<SealedDraw[]> => {
  const chain: SealedDraw[] = [];
  for (const [index, draw] of draws.entries()) {
    const { pseudonym, number, clientSeed, version, roll, prizeId } = draw;
    const position = index + 1;
    const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
    chain.push({ position, ...draw, head: await sha256(`${chain.at(-1)?.head ?? CHAIN_START}\n${line}`) });
  }
  return chain;
};
