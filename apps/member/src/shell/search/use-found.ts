import { type HelpCategory, type SiteSearchHit, SiteSearchKind } from '@yayan/api-client';
import { getSearchSiteQueryKey, useListHelp, useSearchSite } from '@yayan/api-client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { formatChange, formatCount, formatMoment } from '@yayan/ui';
import { useHidesCoins } from '../session/use-hides-coins.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { ALL_HELP } from './all-help.ts';
import { findAfterSignIn, findPages, wordsOf } from './search-pages.ts';

const SEARCH_AFTER_MS = 250;
const MOST_OF_A_KIND = 5;

/** One line of what was found. */
export interface FoundLine {
  href: string;
  title: string;
  note?: string | undefined;
}

export interface FoundGroup {
  title: string;
  lines: readonly FoundLine[];
}

const groupTitles: Readonly<Record<SiteSearchKind, string>> = {
  [SiteSearchKind.Help]: '帮助',
  [SiteSearchKind.Task]: '任务',
  [SiteSearchKind.Benefit]: '福利',
  [SiteSearchKind.Campaign]: '活动',
  [SiteSearchKind.Order]: '我的兑换',
  [SiteSearchKind.Coins]: '我的金币',
};
const aboutCoins: ReadonlySet<SiteSearchKind> = new Set([
  SiteSearchKind.Benefit,
  SiteSearchKind.Order,
  SiteSearchKind.Coins,
]);

const coinsText = ({ kind, coins }: SiteSearchHit): string | undefined => {
  if (coins === null) return undefined;
  return `${kind === SiteSearchKind.Coins ? formatChange(coins) : formatCount(coins)} 金币`;
};

const lineOf = (hit: SiteSearchHit, hidesCoins: boolean): FoundLine => ({
  href: hit.link,
  title: hit.title,
  note: [
    hidesCoins ? undefined : coinsText(hit),
    hit.note ?? undefined,
    hit.at ? formatMoment(hit.at) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · '),
});

const linesOf = (
  hits: readonly SiteSearchHit[],
  kind: SiteSearchKind,
  hidesCoins: boolean,
): readonly FoundLine[] => hits.filter((hit) => hit.kind === kind).map((hit) => lineOf(hit, hidesCoins));

/** The articles whose title or summary contains all words, those with the first word in the title first. */
const helpLines = (help: HelpCategory | undefined, text: string, place: string): readonly FoundLine[] => {
  const words = wordsOf(text);
  const found = (help?.sections ?? [])
    .flatMap(({ id: section, articles }) =>
      articles.map(({ id, title, summary }) => ({ href: `${place}/${section}/${id}`, title, note: summary })),
    )
    .filter(({ title, note }) => {
      const said = `${title} ${note}`.toLowerCase();
      return words.every((word) => said.includes(word));
    });
  const isTitled = ({ title }: FoundLine): boolean => title.toLowerCase().includes(words[0] ?? '');
  return [...found.filter((line) => isTitled(line)), ...found.filter((line) => !isTitled(line))];
};

/** What a visitor can do with an account: each line leads to the sign-in and from there to the page. */
const afterSignIn = (text: string): readonly FoundLine[] =>
  findAfterSignIn(text).map(({ title, href }) => ({
    href: `/login?from=${encodeURIComponent(href)}`,
    title,
    note: '登录后可用',
  }));

/** Lines that are already seen stay where they are, with what the server says of them; its others follow. */
const joined = (seen: readonly FoundLine[], more: readonly FoundLine[]): readonly FoundLine[] => {
  const told = new Map(more.map((line) => [line.href, line]));
  const known = new Set(seen.map(({ href }) => href));
  return [...seen.map((line) => told.get(line.href) ?? line), ...more.filter(({ href }) => !known.has(href))];
};

/** What is found for a text: pages and titles of help in the browser at once, all else by a call after a pause in typing. */
export const useFound = (typed: string) => {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, SEARCH_AFTER_MS);
  const hidesCoins = useHidesCoins();
  const isVisitor = !useIsSignedIn();
  const helpPlace = isVisitor ? '/help' : '/home/feedback/help';
  const help = useListHelp({ categoryId: ALL_HELP }, { request: { quiet: true } }).data;
  const params = { text: asked };
  const query = useSearchSite(params, {
    query: {
      enabled: text !== '' && asked !== '',
      queryKey: getSearchSiteQueryKey(params),
    },
    request: { quiet: true },
  });
  const isSearching = text !== '' && !query.isError && (query.isFetching || asked !== text);
  const answer = asked === text ? query.data : undefined;
  const hits = answer?.items ?? [];
  // Traditional characters are read by the server: here their dictionary would be larger than the whole search.
  const plain = answer?.simplified ?? text;
  const groups: readonly FoundGroup[] =
    text === ''
      ? []
      : [
          { title: '页面', lines: findPages(plain, { isVisitor, hidesCoins }) },
          {
            title: groupTitles.help,
            lines: joined(
              helpLines(help, plain, helpPlace).slice(0, MOST_OF_A_KIND),
              linesOf(hits, SiteSearchKind.Help, hidesCoins),
            ),
          },
          ...Object.values(SiteSearchKind)
            .filter((kind) => kind !== SiteSearchKind.Help && !(hidesCoins && aboutCoins.has(kind)))
            .map((kind) => ({ title: groupTitles[kind], lines: linesOf(hits, kind, hidesCoins) })),
          { title: '登录后', lines: isVisitor ? afterSignIn(plain) : [] },
        ]
          .map(({ title, lines }) => ({ title, lines: lines.slice(0, MOST_OF_A_KIND) }))
          .filter(({ lines }) => lines.length > 0);
  return {
    text,
    isVisitor,
    allHelp: `${helpPlace}/${ALL_HELP}`,
    inHelp: `${helpPlace}/${ALL_HELP}?${new URLSearchParams({ q: plain }).toString()}`,
    groups,
    isSearching,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
};
