import type { BuildOptions } from 'vite';

/** Where Mantine's styles lie that only windows, menus and bubbles use. */
const overlayParts = 'Modal|ModalBase|Drawer|Popover|Tooltip|Menu|ScrollArea|FocusTrap|Overlay|Portal|Tour';

/** A file that several pages share. Which file it becomes part of is decided by the first group that fits. */
interface Group {
  name: string;
  test: RegExp;
  /** Whether a file with only one user stays with it. */
  shared?: boolean;
}

/**
 * The files that a site's code is built into, from the most used to the least. Left alone, the bundler makes one for each set
 * of pages that share code: a page then asks for eighty, most of them under 1 kB. A group's dependencies go into it
 * unless an earlier group has them, so a file only ever needs files of earlier groups.
 */
const groups: readonly Group[] = [
  {
    name: 'card',
    shared: true,
    test: /packages\/ui\/src\/(?:card\/(?:TaskCard|LinkCard|CardTitle|FactLine)|coins\/format|page\/(?:PageTitle|SectionHeading)|reward\/Stamp)|@tabler\/icons-react/u,
  },
  {
    // The styles of a member's pages are one file. They are small and compress well together, and a phone's six connections are better
    // used for scripts.
    name: 'styles',
    test: new RegExp(
      [
        String.raw`packages\/(?:ui|site).*\.module\.css`,
        String.raw`src\/shell\/(?!destination).*\.module\.css`,
        String.raw`src\/features\/(?:exchange\/catalogue\/|member\/(?!me\/)|survey\/(?!attributes)|task\/).*\.module\.css`,
        String.raw`@mantine\/core\/styles\/(?!${overlayParts})`,
      ].join('|'),
      'u',
    ),
  },
  {
    // Few large files: a phone has six connections, and each file waits for its first byte while the others share what the network gives.
    name: 'base',
    shared: true,
    test: new RegExp(
      [
        String.raw`packages\/ui\/src\/(?:art|badge|brand|facts|link|reward|skeleton|time)\/`,
        String.raw`packages\/ui\/src\/mantine\/(?:display\/(?:progress|text)|layout\/(?:card|stack))\.`,
        String.raw`packages\/ui\/src\/(?:dialog\/Sheet\.|card\/BenefitCard|coins\/(?:Coin|LedgerRow)|feedback\/EmptyState|page\/LoadMore)`,
        String.raw`@mantine\/core\/esm\/(?:core\/(?!DirectionProvider)|utils\/(?!Floating|Inputs|Inline))`,
        String.raw`@mantine\/core\/esm\/components\/(?:Skeleton|VisuallyHidden|Paper|CloseButton|Stack|Card|Group|Text|DataList|Progress|Input)\/`,
        String.raw`@mantine\/hooks\/esm\/use-(?:id|merged-ref|uncontrolled|callback-ref|mounted|media-query)`,
        String.raw`@mantine\/core\/esm\/components\/(?:InputBase|InlineInput|TextInput|Checkbox|CheckboxCard|CheckboxIndicator|Radio|NativeSelect|Combobox\/ComboboxChevron|Switch|ActionIcon|Chip|Alert)\/`,
        String.raw`packages\/ui\/src\/(?:form\/(?:ChipFilter|SegmentedControl)|dialog\/ConfirmDialog|mantine\/(?:actions|inputs\/(?:checkbox|chip|native|radio|switch|text-input))|(?:discussion|feedback|page)\/)`,
      ].join('|'),
      'u',
    ),
  },
  {
    // What a signed-in page begins with: the frame, the account, the transport, the calls, the live news and the look for
    // unsent answers.
    name: 'member',
    test: /features\/member\/(?:BalancePanel|balance-hidden)|src\/shell\/(?:frame\/(?:member-frame|home-menu)|content|rich-text|popup|session\/|client\/(?:transport|give-way|participant|save-file|intention)|task\/task-facts)|catalogue\/benefit-labels|packages\/site\/src\/(?:(?:query|list|live)\/|sign-in\/failure-text)|packages\/api-client\/src\/|packages\/auth\/src\/(?:http|events|encryption\/unusable-key)|eventsource-parser|src\/shell\/(?:unsent|start)\/|install\/install-prompt/u,
  },
  {
    name: 'overlay',
    shared: true,
    test: new RegExp(
      String.raw`@floating-ui|@mantine\/core\/(?:styles|esm\/components)\/(?:${overlayParts}|FloatingArrow)[/.]|packages\/ui\/src\/(?:dialog\/(?:SheetWindow|BottomSheet)|mantine\/overlays)`,
      'u',
    ),
  },
  {
    name: 'form',
    shared: true,
    test: /@mantine\/(?:core|form|hooks)\/|packages\/(?:ui\/src\/(?:card\/OrderTimeline|form|mantine)|site\/src\/sign-in)/u,
  },
  { name: 'qr', shared: true, test: /packages\/ui\/src\/qr\/|\/uqr\//u },
  // Before the areas: a group takes along what its files need, and no page should need an area for that.
  { name: 'shell', shared: true, test: /src\/shell\/(?!destination)|packages\/site\/src\//u },
  {
    // All of it: the first question asks for 25 files, and each page's own script and styles would be two more.
    name: 'answer',
    test: /features\/survey\/(?!attributes)|packages\/survey\/src\/(?!runner\/)|survey-core\/registrations|src\/shell\/client/u,
  },
  { name: 'discussion', test: /packages\/discussion\/src\//u, shared: true },
  // What the list of benefits and one benefit share.
  {
    name: 'benefit',
    shared: true,
    test: /features\/exchange\/(?:catalogue\/picture-of|checkout\/order-(?:draft|intention))|public\/covers\//u,
  },
  // Where an order or a prize goes: few pages ask for it.
  { name: 'destination', test: /src\/shell\/destination\//u },
  // After it: a group takes along what its files need, and orders would load the campaigns.
  { name: 'campaign', test: /src\/features\/campaign\//u },
];

/** The survey runner's libraries stay with the runner. The benefits are opened far more often than their checkout. */
const apart = /survey-(?:core|react)|features\/exchange/u;

/** Areas of small pages that lead to each other: one file each, for the first file names every other. */
const small =
  /src\/features\/(?:community|feedback|help|invite|message|reward|topic|content\/(?:app|legal|open))\//u;

/** A part of the content pages is an area of its own: the landing page must not wait for the rest. */
const pagesOf = (file: string): string =>
  /src\/features\/(?<area>content\/\w+|\w+)/u.exec(file)?.groups?.['area']?.replace('/', '-') ?? 'rest';

const areaOf = (file: string): string =>
  /src\/features\/(?<area>\w+)\//u.exec(file)?.groups?.['area'] ?? 'rest';

/** How both sites are built. */
export const siteBuild = {
  target: 'es2022',
  modulePreload: {
    polyfill: false,
    // The first file would list the scripts that each page shares with others. By the time a page is opened they are there:
    // index.html asks for those of the first page, and further pages share them.
    resolveDependencies: (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'html' ? needed : needed.filter((each) => each === file || each.endsWith('.css')),
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // What every page starts with is two files of like size, which a phone gets side by side. In smaller pieces it compresses worse,
          // and none of them is ever fetched alone.
          {
            name: 'react',
            tags: ['$initial'],
            test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/u,
            priority: groups.length + 3,
          },
          { name: 'initial', tags: ['$initial'], priority: groups.length + 2 },
          ...groups.map(({ name, test, shared = false }, place) => ({
            name,
            test,
            minShareCount: shared ? 2 : 1,
            priority: groups.length + 1 - place,
          })),
          {
            name: areaOf,
            debugName: 'area',
            test: (file: string) => !apart.test(file),
            minShareCount: 2,
            priority: 1,
          },
          { name: pagesOf, debugName: 'pages of an area', test: small, priority: 0 },
        ],
      },
      // The first file names all others: each character of a hash is paid for as often.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:6][extname]',
    },
  },
} satisfies BuildOptions;
