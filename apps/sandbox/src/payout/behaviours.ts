/**
 * How the pretended providers behave. `slow` accepts and is done ten seconds later; `fail` refuses for good; `twice` does
 * it, and answers every further question as if it had been done again; `lost` does it, and the first answer never arrives;
 * `never` does not answer at all; `confirm` (WeChat) waits until the payee has confirmed.
 */
export const MOODS = ['well', 'slow', 'fail', 'twice', 'lost', 'never', 'confirm'] as const;
export type Mood = (typeof MOODS)[number];

export const moodOf = (text: string | undefined): Mood | undefined => MOODS.find((mood) => mood === text);

/** The last four digits of a mobile number that decide, so that a test or a person at the form can. */
const BY_DIGITS: Readonly<Record<string, Mood>> = {
  '0001': 'slow',
  '0002': 'fail',
  '0003': 'twice',
  '0004': 'lost',
  '0005': 'never',
};

/** What an account asks for by itself: `fail@example.com`, `13900000002`; undefined where the page decides. */
export function moodOfAccount(account: string): Mood | undefined {
  const [name = ''] = account.split('@');
  return account.includes('@') ? moodOf(name) : BY_DIGITS[account.slice(-4)];
}
