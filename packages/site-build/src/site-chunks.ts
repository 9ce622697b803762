import type { BuildOptions } from 'vite';

/** Where Mantine's styles lie that only windows, menus and bubbles use. */
const overlayParts = 'Modal|ModalBase|Drawer|Popover|Tooltip|Menu|ScrollArea|FocusTrap|Overlay|Portal|Tour';

/** And which only further pages have. */
const laterParts =
  'Anchor|Checkbox|Divider|Group|NumberInput|PasswordInput|PinInput|Radio|SemiCircle|Slider|Spoiler|Tabs|Text\\.|Timeline';

/** Calls of further pages, and of visitors. */
const laterCalls = 'campaign|file|help|identity|invite|region';

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
  // All that the landing page shares with a member's pages.
  { name: 'card', shared: true, test: /packages\/ui\/src\/(?:card\/TaskCard|page\/SectionHeading)/u },
  {
    // What home, wall, task, questionnaire and benefits begin with: the frame, the account, the transport, the calls, and what several
    // of these pages draw. It is about as large as each of the two files that every page begins with: a phone's connections are done
    // at the same time. Their styles are one file: they are small and compress well together.
    name: 'member',
    test: new RegExp(
      [
        String.raw`packages\/ui\/src\/(?:art|badge|brand|facts|link|reward|skeleton|time)\/(?!BadgeHelp|CopyButton|FigurePlate|Skeleton(?:Ledger|Thread)|SupportCode)`,
        String.raw`packages\/ui\/src\/(?:card\/LinkCard|coins\/format)`,
        String.raw`packages\/ui\/src\/mantine\/(?:display\/progress|layout\/(?:card|stack))\.`,
        String.raw`packages\/ui\/src\/(?:dialog\/Sheet\.|card\/BenefitCard|coins\/Coin|feedback\/EmptyState|page\/LoadMore)`,
        String.raw`@mantine\/core\/esm\/(?:core\/(?!DirectionProvider)|utils\/(?!Floating|Inputs|Inline))`,
        String.raw`@mantine\/core\/esm\/components\/(?:Skeleton|VisuallyHidden|Paper|CloseButton|Stack|Card|DataList|Progress|Input)\/`,
        String.raw`@mantine\/hooks\/esm\/use-(?:id|merged-ref|uncontrolled|callback-ref|mounted|media-query)`,
        String.raw`@mantine\/core\/esm\/components\/(?:InputBase|InlineInput|TextInput|NativeSelect|Combobox\/ComboboxChevron|Switch|ActionIcon|Chip|Alert)\/`,
        String.raw`packages\/ui\/src\/(?:form\/(?:ChipFilter|SegmentedControl)|dialog\/ConfirmDialog|mantine\/(?:actions|inputs\/(?:chip|native|switch|text-input))|feedback\/|page\/(?!ColorScheme|join-result|ResultHero|StepTrail|Sticky))`,
        String.raw`packages\/(?:ui\/src\/(?!chart|discussion\/(?:Locked|Probe|Response|Topic)|.*\/(?:FigurePlate|LedgerRow|OrderTimeline|ResultHero|StepTrail|Sticky|SupportCode|Voucher))|site\/src\/(?!sign-in)).*\.module\.css`,
        String.raw`src\/shell\/(?!destination).*\.module\.css`,
        String.raw`src\/features\/(?:exchange\/catalogue\/(?!BenefitBody|BenefitDetail|SoldOut)|member\/(?!me\/|tour\/)|survey\/(?!attributes|results)|task\/(?!records)).*\.module\.css`,
        String.raw`@mantine\/core\/styles\/(?!${overlayParts}|${laterParts})`,
        String.raw`src\/features\/(?:member\/(?:BalancePanel|balance-hidden)|task\/wall\/task-filters|exchange\/catalogue\/benefit-labels)`,
        String.raw`src\/shell\/(?:benefit\/cover|content|frame\/(?:home-menu|member-frame)|guards\/SignIn|task\/task-facts)`,
        String.raw`src\/shell\/client\/(?:give-way|is-worth|participant|transport|upload-file)`,
        String.raw`src\/shell\/notices\/(?:Failed|Incomplete|Redirect|TaskNot)`,
        String.raw`src\/shell\/session\/(?!held|Logout|use-(?:logout|sign-out))`,
        String.raw`src\/shell\/(?:start\/(?:fetch-early|use-idle)|unsent\/(?!unsent-words|use-))`,
        String.raw`packages\/site\/src\/(?:send-form|use-unmount|(?:query|list|live)\/|sign-in\/failure-text)`,
        String.raw`packages\/api-client\/src\/(?!client\/live-connection|gen\/(?:calls|hooks|pages)\/(?:${laterCalls})|gen\/pages\/(?:group|ledger|message|reward))`,
        String.raw`packages\/auth\/src\/(?:http\/(?!file-of|odd|proof)|encryption\/unusable-key)`,
      ].join('|'),
      'u',
    ),
  },
  // What a member's page loads when it stands: the live news and all that shows itself later.
  {
    name: 'idle',
    test: /shell\/(?:frame\/(?:idle-frame|MakeMoney|make-money)|install|live|popup|start\/(?!fetch-early|use-idle))|packages\/auth\/src\/events|eventsource-parser|api-client\/src\/client\/live-connection/u,
  },
  {
    // What further pages share, with the calls that these make.
    name: 'more',
    shared: true,
    test: new RegExp(
      [
        String.raw`packages\/ui\/src\/(?:facts|page|reward|skeleton)\/(?!BadgeHelp)`,
        String.raw`packages\/ui\/src\/(?:coins\/LedgerRow|mantine\/(?:display\/text|inputs\/(?:checkbox|radio)))`,
        String.raw`@mantine\/core\/esm\/components\/(?:Checkbox|CheckboxCard|CheckboxIndicator|Group|Radio|Text)\/`,
        String.raw`@mantine\/hooks\/esm\/use-clipboard`,
        String.raw`packages\/api-client\/src\/gen\/|src\/shell\/(?:session|unsent)\/`,
        String.raw`packages\/(?:ui|site)\/.*\.module\.css|@mantine\/core\/styles\/(?!${overlayParts})`,
      ].join('|'),
      'u',
    ),
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
  // The records, which the wall doesn't need.
  { name: 'records', test: /features\/task\/records\//u },
  // Before the areas: a group takes along what its files need, and no page should need an area for that.
  {
    name: 'shell',
    shared: true,
    test: /src\/shell\/(?!destination|session|unsent)|packages\/site\/src\/(?!sign-in)/u,
  },
  {
    // All up to the last question: the first one asks for 25 files, and each page's own script and styles would be two more.
    name: 'answer',
    test: /features\/survey\/(?!attributes|results)|packages\/survey\/src\/(?!runner\/)|packages\/survey-engine\/src\/answer-keys|survey-core\/registrations|src\/shell\/client/u,
  },
  {
    name: 'poll',
    test: /packages\/ui\/src\/discussion\/(?:Vote|Rank)|icons\/IconArrow(?:Down|Up)\./u,
    shared: true,
  },
  // Those that no file above needs.
  { name: 'icons', test: /@tabler\/icons-react/u, shared: true },
  { name: 'discussion', test: /packages\/(?:ui\/src\/discussion|discussion\/src)\//u, shared: true },
  // What the list of benefits and one benefit share.
  {
    name: 'benefit',
    shared: true,
    test: /features\/exchange\/catalogue\/picture-of|public\/covers\//u,
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
