import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleCall, ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { ActOutcome } from '../../../platform/audit/act-outcome.ts';
import { withCoinWorth } from '../../../platform/config/coin-config.ts';
import { cutPage } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkedRichText } from '../../../platform/rich-text/checked-rich-text.ts';
import { helpSections, saveHelpSection } from '../../help/module.ts';
import type { ContentActs, ContentKindActs } from './content-acts.ts';
import { type ContentDraft, type ContentKind, type ContentRow, richTextOf } from './content-rule.ts';
import { listedAfter, placeOf, withdrawnRow } from './list-content.ts';
import { type ContentVersion, selectVersions } from './version-store.ts';

type ContentOperation =
  | 'listContent'
  | 'getContent'
  | 'previewContentText'
  | 'listHelpSections'
  | 'saveHelpSection'
  | 'publishContent'
  | 'editContent'
  | 'withdrawContent';
type Detail = ConsoleDataOf<'getContent'>;
interface OfKind {
  params: { kind: ContentKind; id: string };
}

const rowOf = ({ kind, id, title, state, startsAt, endsAt, madeBy }: ContentRow) => ({
  kind,
  id,
  title,
  state,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  madeBy,
});

const versionOf = ({ version, deed, madeBy, madeAt, draft }: ContentVersion): Detail['versions'][number] => ({
  version,
  deed,
  madeBy,
  madeAt: madeAt?.toISOString() ?? null,
  draft,
});

/** The console's calls of all kinds of content. */
export const contentConsole = (
  platform: Platform,
  acts: ContentActs,
): Pick<ConsoleHandlers, ContentOperation> => {
  const { database, clock, config } = platform;
  // Its texts may name what coins are worth, like those of files (rule 4.6).
  const withWorth = (draft: ContentDraft): ContentDraft =>
    JSON.parse(withCoinWorth(JSON.stringify(draft), config.coinsPerYuan)) as ContentDraft; // The same fields.

  const perform =
    (name: 'publishContent' | 'editContent') =>
    async (call: ConsoleCall<'publishContent'> | ConsoleCall<'editContent'>): Promise<ActOutcome> => {
      const { kind, id } = call.params;
      const input = { id, draft: withWorth(call.body.input.draft) };
      return await actHandler(platform, acts[kind][name], () => input)(call);
    };

  return {
    listContent: async ({ query: { kind, state, keyword, cursor, limit = 20 } }) => {
      const wanted = Object.values(acts)
        .map(({ rule }) => rule)
        .filter((rule) => kind === undefined || rule.kind === kind);
      const matches = (row: ContentRow): boolean =>
        (state === undefined || row.state === state) &&
        (keyword === undefined || row.title.includes(keyword));
      const rows = await listedAfter(database.read, {
        rules: wanted,
        now: clock.now(),
        limit,
        cursor,
        matches,
      });
      const { items, nextCursor } = cutPage(rows, limit, placeOf);
      return { items: items.map(rowOf), nextCursor };
    },
    getContent: async ({ params: { kind, id } }: OfKind) => {
      const versions = await selectVersions(database.read, { kind, id });
      const { rule }: ContentKindActs = acts[kind];
      const [last] = versions;
      const content =
        (await rule.read(database.read, id, clock.now())) ??
        (last === undefined ? refuse('NOT_FOUND') : withdrawnRow(last));
      const { draft, figures } = content;
      const text = richTextOf(draft);
      return {
        ...rowOf(content),
        madeBy: content.madeBy ?? versions.at(-1)?.madeBy ?? null,
        draft,
        figures,
        body: text === null ? null : checkedRichText(text),
        versions: versions.map(versionOf),
        memberSite: config.sites.member,
      };
    },
    previewContentText: async ({ body: { body } }) =>
      await Promise.resolve({
        body: body === null ? null : checkedRichText(withCoinWorth(body, config.coinsPerYuan)),
        coinsPerYuan: config.coinsPerYuan,
      }),
    listHelpSections: async () => ({ items: await helpSections(database.read) }),
    saveHelpSection: actHandler(
      platform,
      saveHelpSection,
      ({ body }: ConsoleCall<'saveHelpSection'>) => body.input,
    ),
    publishContent: perform('publishContent'),
    editContent: perform('editContent'),
    withdrawContent: async (call) => {
      const { kind, id } = call.params;
      return await actHandler(platform, acts[kind].withdrawContent, () => ({ id }))(call);
    },
  };
};
