import type { ConsoleDataOf, ConsoleQueryOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CappedCount, pageOf, placeOf } from '../../../platform/page.ts';
import type { PartnerConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { configOf, readPartners } from '../partners.ts';
import { livingKeys } from '../ports/living-keys.ts';
import { hookView } from './hook-view.ts';
import { listHooks } from '../hooks/send-hook.ts';
import { resendAgentHook } from './hook-act.ts';
import { endOpenLink, makeOpenLink, newSid, openLinkUrl } from './open-link-acts.ts';
import { listOpenLinks } from './list-open-links.ts';
import { namedTasks } from './named-tasks.ts';
import { endPartnerKey, movePartnerKeyEnd, rotatePartnerKey, setPartnerActive } from './partner-acts.ts';
import { reconcileAct } from './reconcile-act.ts';
import { reportActs } from './report-acts.ts';
import {
  countMatchingReports,
  type ListedReport,
  type ReportQuery,
  selectReports,
} from './report-list-store.ts';
import { faultsOfSettings, partnerSettings, savePartner } from './settings-act.ts';
import { listSuppliedTasks } from './supplied-tasks.ts';
import { endSupply, supplyTask } from './supply-acts.ts';
import { testPartner } from './test-partner.ts';

type PartnerOperation =
  | 'listPartners'
  | 'getPartner'
  | 'testPartner'
  | 'showPartnerKeys'
  | 'rotatePartnerKey'
  | 'movePartnerKeyEnd'
  | 'endPartnerKey'
  | 'setPartnerActive'
  | 'listPartnerReports'
  | 'acceptPartnerReports'
  | 'dismissPartnerReports'
  | 'reconcilePartner'
  | 'listOpenLinks'
  | 'endOpenLink'
  | 'makeOpenLink'
  | 'checkPartnerFile'
  | 'savePartner'
  | 'listSuppliedTasks'
  | 'supplyTask'
  | 'endSupply'
  | 'listAgentHooks'
  | 'resendAgentHook';

/** The acts on partners. */
export const partnerActs = {
  savePartner,
  rotatePartnerKey,
  movePartnerKeyEnd,
  endPartnerKey,
  setPartnerActive,
  supplyTask,
  endSupply,
  resendAgentHook,
  makeOpenLink,
  endOpenLink,
};

/** The acts on what partners say about participations. */
export const partnerWordActs = (depsOf: (platform: Platform) => PartnerDeps) => ({
  ...reportActs(depsOf),
  reconcilePartner: reconcileAct(depsOf),
});

type PartnerWordActs = ReturnType<typeof partnerWordActs>;

/** Everything but the keys. */
const view = (config: PartnerConfig, at: Date): ConsoleDataOf<'getPartner'> => {
  const { secrets: _sealed, oldKeyUntil, key, kind, active, ...settings } = config;
  const keys = livingKeys(config, at).length;
  return { key, kind, active, keys, oldKeyUntil: keys > 1 ? (oldKeyUntil ?? null) : null, settings };
};

const reportView = (
  row: ListedReport,
  task: { hashId: string; title: string } | undefined,
): ConsoleDataOf<'listPartnerReports'>['items'][number] => ({
  id: row.id,
  partner: row.key,
  // Checks of the table allow only these values.
  via: row.via as 'return' | 'postback',
  verdict: row.verdict as ConsoleDataOf<'listPartnerReports'>['items'][number]['verdict'],
  result: row.result,
  times: row.times,
  supportCode: row.support_code,
  raw: row.raw,
  memberId: row.member_id,
  taskId: task?.hashId ?? null,
  title: task?.title ?? null,
  receivedAt: row.received_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by,
  resolution: row.resolution,
});

const filtersOf = ({ partner, open }: ConsoleQueryOf<'listPartnerReports'>): ReportQuery => ({
  key: partner,
  open,
});

/** How many reports the list has with these filters, counted up to a number. */
export const countReports = async (
  { database }: Pick<Platform, 'database'>,
  { query }: { query: ConsoleQueryOf<'listPartnerReports'> },
  most: number,
): Promise<CappedCount> => await countMatchingReports(database.read, filtersOf(query), most);

/** The console's calls of partners. Keys are sealed, and shown only with a reason. */
export const partnerConsole = (
  platform: Platform,
  acts: PartnerWordActs,
): Pick<ConsoleHandlers, PartnerOperation> => {
  const { read } = platform.database;
  const find = async (key: string): Promise<PartnerConfig> =>
    (await configOf(platform, read, key)) ?? refuse('NOT_FOUND');
  const ofPartner = ({ params: { key } }: ActRequest & { params: { key: string } }) => ({ key });
  const ofReports = ({ body }: ActRequest & { body: { input: { ids: readonly string[] } } }) => ({
    ids: body.input.ids,
  });
  return {
    listPartners: async () => {
      const partners = await readPartners(read);
      // The table's check allows only these kinds.
      const kindOf = (kind: string) => kind as PartnerConfig['kind'];
      return { items: partners.map(({ key, kind, active }) => ({ key, kind: kindOf(kind), active })) };
    },
    getPartner: async ({ params }) => view(await find(params.key), platform.clock.now()),
    testPartner: async ({ params }) =>
      testPartner(await find(params.key), {
        memberSite: platform.config.sites.member,
        at: platform.clock.now(),
      }),
    showPartnerKeys: async (call) => {
      const config = await find(call.params.key);
      const shown = { act: 'partner keys', kind: 'partner' as const, reason: call.body.reason };
      await recordShown(platform, { ...call, params: { id: call.params.key } }, shown);
      return { keys: [...livingKeys(config, platform.clock.now())] };
    },
    listPartnerReports: async ({ query: { cursor, limit = 20, sort = 'newest', ...filters } }) => {
      const place = { after: placeOf(cursor), limit: limit + 1, sort };
      const rows = await selectReports(read, filtersOf(filters), place);
      const page = pageOf(rows, limit, ({ received_at: at, id }) => ({ at, id }));
      const tasks = await namedTasks(read, page.items);
      const items = page.items.map((row) => reportView(row, tasks.get(row.taskId)));
      return { items, nextCursor: page.nextCursor };
    },
    acceptPartnerReports: actHandler(platform, acts.acceptPartnerReports, ofReports),
    dismissPartnerReports: actHandler(platform, acts.dismissPartnerReports, ofReports),
    reconcilePartner: actHandler(platform, acts.reconcilePartner, (call) => ({
      ...ofPartner(call),
      ...call.body.input,
    })),
    listOpenLinks: async () => ({
      items: (await listOpenLinks(read)).map(({ createdAt, ...link }) => ({
        ...link,
        url: openLinkUrl(platform.config.sites.member, link.sid),
        createdAt: createdAt.toISOString(),
      })),
    }),
    makeOpenLink: actHandler(platform, makeOpenLink, ({ body }) => ({
      ...body.input,
      sid: newSid(platform.random),
    })),
    checkPartnerFile: async ({ body }) => ({ faults: await faultsOfSettings(platform, body.file) }),
    savePartner: actHandler(platform, savePartner, ({ body }) => partnerSettings(platform, body.input.file)),
    listSuppliedTasks: async ({ params }) => ({ items: await listSuppliedTasks(platform, params.key) }),
    supplyTask: actHandler(platform, supplyTask, (call) => ({ ...ofPartner(call), ...call.body.input })),
    endSupply: actHandler(platform, endSupply, (call) => ({ ...ofPartner(call), ...call.body.input })),
    listAgentHooks: async ({ params, query: { cursor, limit = 20, waiting } }) => {
      const place = { after: placeOf(cursor), limit: limit + 1 };
      const rows = await listHooks(platform, { ...params, waiting: waiting ?? false }, place);
      const page = pageOf(rows, limit, ({ created_at: at, id }) => ({ at, id }));
      return { items: page.items.map(hookView), nextCursor: page.nextCursor };
    },
    resendAgentHook: actHandler(platform, resendAgentHook, ({ params }) => ({ hookId: params.id })),
    endOpenLink: actHandler(platform, endOpenLink, ({ params }) => ({ sid: params.id })),
    rotatePartnerKey: actHandler(platform, rotatePartnerKey, (call) => ({
      ...ofPartner(call),
      ...call.body.input,
    })),
    movePartnerKeyEnd: actHandler(platform, movePartnerKeyEnd, (call) => ({
      ...ofPartner(call),
      ...call.body.input,
    })),
    endPartnerKey: actHandler(platform, endPartnerKey, ofPartner),
    setPartnerActive: actHandler(platform, setPartnerActive, (call) => ({
      ...ofPartner(call),
      ...call.body.input,
    })),
  };
};
