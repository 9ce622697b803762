import type { PartnerParts } from './partner-deps.ts';
import { deleteJunk } from './reports/report-store.ts';

const NAME = 'partner.forget-junk';
const KEPT_MS = 30 * 86_400_000;

/** Forgets every night what was not signed and is a month old. */
export function defineForgetJunk({ database, clock, jobs }: PartnerParts): void {
  jobs.define(NAME, async () => {
    await deleteJunk(database.read, new Date(clock.now().getTime() - KEPT_MS));
  });
  jobs.schedule(NAME, '40 3 * * *');
}
