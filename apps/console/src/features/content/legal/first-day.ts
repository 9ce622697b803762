import type { LegalKind } from '@yayan/console-client';

const DAY_MS = 86_400_000;

/** The first day on which a new version may hold: today isn't whole any more, so it counts as nothing. */
export const firstDay = (
  today: string,
  { kind, mustAgree }: { kind: LegalKind; mustAgree: boolean },
): string => {
  const lead = mustAgree ? 30 : 7;
  const days = kind === 'sdk' ? 1 : lead + 1;
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
};
