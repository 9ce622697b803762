import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PartnerConfig } from '../partner-config.ts';
import { configOf, readPartners } from '../partners.ts';
import { endPartnerKey, rotatePartnerKey, setPartnerActive } from './partner-acts.ts';

type PartnerOperation =
  | 'listPartners'
  | 'getPartner'
  | 'showPartnerKeys'
  | 'rotatePartnerKey'
  | 'endPartnerKey'
  | 'setPartnerActive';

/** The acts on partners. */
export const partnerActs = { rotatePartnerKey, endPartnerKey, setPartnerActive };

/** Everything but the keys. */
const view = ({ secrets, key, kind, active, ...settings }: PartnerConfig): ConsoleDataOf<'getPartner'> => ({
  key,
  kind,
  active,
  keys: secrets.length,
  settings,
});

/** The console's calls of partners. Keys are sealed, and shown only with a reason. */
export const partnerConsole = (platform: Platform): Pick<ConsoleHandlers, PartnerOperation> => {
  const { read } = platform.database;
  const find = async (key: string): Promise<PartnerConfig> =>
    (await configOf(platform, read, key)) ?? refuse('NOT_FOUND');
  const ofPartner = ({ params: { key } }: ActRequest & { params: { key: string } }) => ({ key });
  return {
    listPartners: async () => {
      const partners = await readPartners(read);
      // The table's check allows only these kinds.
      const kindOf = (kind: string) => kind as PartnerConfig['kind'];
      return { items: partners.map(({ key, kind, active }) => ({ key, kind: kindOf(kind), active })) };
    },
    getPartner: async ({ params }) => view(await find(params.key)),
    showPartnerKeys: async (call) => {
      const { secrets } = await find(call.params.key);
      const shown = { act: 'partner keys', kind: 'partner' as const, reason: call.body.reason };
      await recordShown(platform, { ...call, params: { id: call.params.key } }, shown);
      return { keys: [...secrets] };
    },
    rotatePartnerKey: actHandler(platform, rotatePartnerKey, ofPartner),
    endPartnerKey: actHandler(platform, endPartnerKey, ofPartner),
    setPartnerActive: actHandler(platform, setPartnerActive, (call) => ({
      ...ofPartner(call),
      ...call.body.input,
    })),
  };
};
