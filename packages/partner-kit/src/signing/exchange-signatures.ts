import { hash } from './digest.ts';
import { checkKey } from './secret.ts';

/**
 * `med` of Dynata's demand side: (key1 × pid) − k2, over integers of any size. It covers only completes.
 *
 * @throws {TypeError} unless all three are decimal digits.
 */
export function dynataMed(keyOne: string, personId: string, keyTwo: string): string {
  const numbers = [keyOne, personId, keyTwo];
  if (!numbers.every((text) => /^\d{1,40}$/.test(text))) throw new TypeError('med is made of whole numbers');
  return (BigInt(keyOne) * BigInt(personId) - BigInt(keyTwo)).toString();
}

/** `parmsign` of 问卷星's links: SHA-1 over activity, `sojumpparm`, `endts` (empty when there is none) and the key. */
export const wjxLinkSignature = async (
  { activity, parameter, endTime = '' }: { activity: string; parameter: string; endTime?: string },
  key: string,
): Promise<string> => await hash('sha1', `${activity}${parameter}${endTime}${checkKey(key)}`);

/** `sign` of 问卷星's data push: SHA-1 over activity, index and the key. */
export const wjxPushSignature = async (
  { activity, index }: { activity: string; index: string },
  key: string,
): Promise<string> => await hash('sha1', `${activity}${index}${checkKey(key)}`);
