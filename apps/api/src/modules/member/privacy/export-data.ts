import type { Call, Download } from '../../../call/call.ts';
import { timeDigits } from '../../../platform/calendar.ts';
import { fileData } from '../../file/module.ts';
import { allConsignees } from '../addresses/consignees.ts';
import { getIdVerification } from '../real-name/id-verification.ts';
import { memberCard } from '../profile/member-card-store.ts';
import { getPrivacy } from './privacy.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

/** A member's own data as a JSON file, area by area. Needs an SMS check; refuses with CHECK_REQUIRED. */
export async function exportPersonalData(
  deps: PrivacyDeps,
  { caller, body: { checkTicket } }: Call<'exportPersonalData'>,
): Promise<Download> {
  const { platform, checks } = deps;
  const { clock, database, random } = platform;
  await database.transaction((tx) => checks.use(tx, caller, 'exportData', checkTicket));
  const at = clock.now();
  return {
    name: `${timeDigits(at)}${random.digits(4)}.json`,
    type: 'application/octet-stream',
    content: personalArchive(deps, caller.memberId, null),
  };
}

/**
 * All data of a member, after a mark if an operator reads it. Reads one area after another, so that memory never holds all
 * data at once.
 */
export async function* personalArchive(
  { platform, files, personalData }: Pick<PrivacyDeps, 'platform' | 'files' | 'personalData'>,
  memberId: string,
  mark: string | null,
): AsyncGenerator<Uint8Array, void> {
  const { read } = platform.database;
  const { cipher } = platform;
  const sources: Readonly<Record<string, () => Promise<unknown>>> = {
    ...Object.fromEntries(
      Object.entries(personalData).map(([name, of]) => [name, async () => await of(read, memberId)]),
    ),
    profile: async () => await memberCard(read, memberId),
    privacy: async () => await getPrivacy({ platform }, memberId),
    addresses: async () => await allConsignees(cipher, read, memberId),
    idVerification: async () => await getIdVerification({ platform }, memberId),
    files: async () => await fileData(files, read, { kind: 'member', memberId }),
  };
  const start = { ...(mark !== null && { mark }), exportedAt: platform.clock.now() };
  yield Buffer.from(JSON.stringify(start).slice(0, -1));
  for (const [name, of] of Object.entries(sources))
    yield Buffer.from(`,\n${JSON.stringify(name)}:${JSON.stringify(await of(), null, 1)}`);
  yield Buffer.from('}\n');
}
