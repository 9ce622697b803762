/**
 * How the sandbox's payout providers behave. `slow`: accepts, and is done ten seconds later. `fail`: refuses for good. `twice`:
 * pays, and answers each further request as if it had paid again. `lost`: pays, but the first answer never arrives. `never`:
 * does not answer. `confirm` (WeChat): waits until the payee confirmed.
 */
export const BEHAVIOURS = ['well', 'slow', 'fail', 'twice', 'lost', 'never', 'confirm'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const behaviourOf = (text: string | undefined): Behaviour | undefined =>
  BEHAVIOURS.find((mood) => mood === text);

/** The last four digits of a mobile choose a behaviour, for tests and for people at the form. */
const BY_DIGITS: Readonly<Record<string, Behaviour>> = {
  '0001': 'slow',
  '0002': 'fail',
  '0003': 'twice',
  '0004': 'lost',
  '0005': 'never',
};

/** The behaviour that an account chooses: `fail@example.com`, `13900000002`. Undefined if the page decides. */
export function behaviourOfAccount(account: string): Behaviour | undefined {
  const [name = ''] = account.split('@');
  return account.includes('@') ? behaviourOf(name) : BY_DIGITS[account.slice(-4)];
}
