import type { ChunkPlan } from '@yayan/site-build/site-chunks';

/** Parts of Mantine that only dialogs, menus and tooltips use. */
const overlayParts = 'Modal,ModalBase,Drawer,Popover,Tooltip,Menu,ScrollArea,Overlay,Tour';
/** Parts that only further pages use. */
const laterParts =
  'Anchor,Checkbox,Divider,Group,NumberInput,PasswordInput,PinInput,Radio,SemiCircle,Slider,Spoiler,Tabs,Text.,Timeline';

/**
 * The files into which this site's code is written: first pages by how early they are seen, then the code that further pages
 * share.
 */
export const chunks: ChunkPlan = {
  chunks: [
    // All code that the landing page shares with members' pages.
    { name: 'card', shared: true, holds: ['packages/ui/src/{card/TaskCard,page/SectionHeading}'] },
    {
      // The start of home, wall, task, questionnaire and benefits: the frame, the account, the transport, the calls, and the
      // components that several of these pages draw. It is about as large as each of the two files that every page loads first,
      // so that a phone's connections end at the same time. Its styles are one file: they are small and compress well together.
      name: 'member',
      holds: [
        {
          in: 'packages/ui/src/{art,badge,brand,facts,link,reward,skeleton,time}/',
          but: '{BadgeHelp,CopyButton,FigurePlate,SkeletonLedger,SkeletonThread,SupportCode}',
        },
        'packages/ui/src/card/{BenefitCard,LinkCard}',
        'packages/ui/src/coins/{Coin,format,use-coin-flight}',
        'packages/ui/src/dialog/{ConfirmDialog,Sheet.}',
        'packages/ui/src/feedback/',
        'packages/ui/src/form/{ChipFilter,SegmentedControl}',
        'packages/ui/src/mantine/{actions,display/progress.,inputs/chip,inputs/native,inputs/switch,inputs/text-input,layout/card.,layout/stack.}',
        {
          in: 'packages/ui/src/page/',
          but: '{ColorScheme,ResultHero,StepTrail,Sticky}',
        },
        { in: '@mantine/core/esm/core/', but: 'DirectionProvider' },
        '@mantine/core/esm/components/{ActionIcon,Alert,Card,Chip,CloseButton,Combobox/ComboboxChevron,DataList,Input,InputBase,NativeSelect,Paper,Progress,Skeleton,Stack,Switch,TextInput,VisuallyHidden}/',
        '@mantine/hooks/esm/use-{id,media-query,merged-ref,mounted,uncontrolled}',
        { in: '@mantine/core/styles/', but: `{${overlayParts},${laterParts}}` },
        {
          in: 'packages/ui/src/',
          but: '{chart,card/OrderTimeline,card/VoucherCard,coins/LedgerRow,discussion/Locked,discussion/Probe,discussion/Response,discussion/Topic,facts/SupportCode,page/ResultHero,page/StepTrail,page/Sticky,reward/FigurePlate}',
          ending: '.module.css',
        },
        { in: 'packages/site/src/', but: 'sign-in', ending: '.module.css' },
        { in: 'src/shell/', but: '{coins/,destination,help/}', ending: '.module.css' },
        {
          in: 'src/features/exchange/catalogue/',
          but: '{BenefitBody,BenefitDetail}',
          ending: '.module.css',
        },
        { in: 'src/features/member/', but: '{me/,tour/,week/}', ending: '.module.css' },
        { in: 'src/features/survey/', but: '{attributes,results}', ending: '.module.css' },
        { in: 'src/features/task/', but: 'records', ending: '.module.css' },
        'src/features/{exchange/catalogue/benefit-labels,member/BalancePanel,member/balance-hidden,task/wall/task-filters}',
        'src/shell/{benefit/cover,client/is-worth,client/transport,content,guards/SignIn,task/task-facts}',
        'src/shell/frame/{home-menu,member-frame}',
        'src/shell/notices/{Failed,Incomplete,Redirect,TaskNot}',
        { in: 'src/shell/session/', but: '{stored-invite,Logout,use-logout,use-sign-out}' },
        'src/shell/start/{fetch-early,use-idle}',
        { in: 'src/shell/unsent/', but: '{unsent-words,use-}' },
        'src/shell/unsent/use-begun',
        'src/shell/{client/is-wechat,client/server-date,client/under-veil,contact/coin-worth,contact/use-coins}',
        'packages/contract/src/gen/labels',
        'packages/site/src/{action/,form/use-field-problem,list/,live/,query/,router/ObjectTitle,sign-in/failure-text,use-unmount}',
        {
          in: 'packages/api-client/src/',
          but: '{client/live-connection,gen/calls/campaign,gen/calls/file,gen/calls/help,gen/calls/identity,gen/calls/invite,gen/calls/privacy,gen/calls/receipt,gen/calls/region,gen/hooks/campaign,gen/hooks/help,gen/hooks/identity,gen/hooks/invite,gen/hooks/privacy,gen/hooks/receipt,gen/hooks/region,gen/pages/campaign,gen/pages/help,gen/pages/invite,gen/pages/group,gen/pages/ledger,gen/pages/message,gen/pages/reward}',
        },
        { in: 'packages/auth/src/http/', but: '{file-of,odd,proof}' },
        'packages/auth/src/transport/',
        'packages/auth/src/encryption/unusable-key',
      ],
    },
    {
      // Loaded when a member's page is complete: live events and everything that appears later.
      name: 'idle',
      holds: [
        'src/shell/{frame/idle-frame,frame/member-idle-frame,search/SearchDoor,frame/MakeMoney,frame/make-money,install,live,offline,popup}',
        { in: 'src/shell/start/', but: '{fetch-early,use-idle}' },
        'packages/site/src/{keys,offline}/',
        'packages/auth/src/events',
        'eventsource-parser',
        'packages/api-client/src/client/live-connection',
        'icons/IconSearch.',
      ],
    },
    {
      // What the wall, a task's page and its questionnaire share: without a file of its own they would load those of the frame
      // and of further pages.
      name: 'task',
      shared: true,
      holds: [
        'src/features/task/give-up/',
        'src/shell/task/{TopicPicture,topic-}',
        'src/shell/group/{group-rooms,use-cross}',
        'src/shell/client/upload-failure',
      ],
    },
    {
      // What the home page and the campaigns' pages draw of a campaign: without a file of its own, the home page would load the
      // three files of further pages for it.
      name: 'campaign',
      shared: true,
      holds: ['src/shell/campaign/', 'packages/api-client/src/gen/{calls,hooks}/campaign'],
    },
    {
      // The code that further pages share, with their calls.
      name: 'more',
      shared: true,
      holds: [
        { in: 'packages/ui/src/{facts,page,reward,skeleton}/' },
        // Questionnaires and discussions compare two devices' answers with it, and neither needs the file of forms.
        'packages/ui/src/form/DeviceVersions',
        'packages/ui/src/{coins/LedgerRow,mantine/display/text,mantine/inputs/checkbox,mantine/inputs/radio}',
        '@mantine/core/esm/components/{Checkbox,Group,Radio,Text}/',
        '@mantine/hooks/esm/use-clipboard',
        'packages/api-client/src/gen/',
        'src/shell/{session,unsent}/',
        { in: 'packages/{site,ui}/', ending: '.module.css' },
        { in: '@mantine/core/styles/', but: `{${overlayParts}}` },
      ],
    },
    {
      name: 'overlay',
      shared: true,
      holds: [
        '@floating-ui',
        `@mantine/core/styles/{${overlayParts}}`,
        `@mantine/core/esm/components/{${overlayParts},FocusTrap,Portal}`,
        'packages/ui/src/{dialog/SheetWindow,dialog/BottomSheet,mantine/overlays}',
      ],
    },
    {
      name: 'form',
      shared: true,
      holds: [
        '@mantine/{core,form,hooks}/',
        'packages/ui/src/{card/OrderTimeline,form,mantine}',
        'packages/site/src/sign-in',
      ],
    },
    // The tasks that visitors see: the landing page and search have them, members' further pages don't.
    { name: 'visitor', shared: true, holds: ['src/shell/visitor/'] },
    // Before the areas: an area's file includes the modules that its files import, and no page should load an area's file for
    // those.
    {
      name: 'shell',
      shared: true,
      holds: [
        { in: 'src/shell/', but: '{coins,destination,help,session,unsent}' },
        { in: 'packages/site/src/', but: 'sign-in' },
      ],
    },
    {
      // Everything up to the last question: the first question loads 25 files, and each page's own script and styles would be
      // two more.
      name: 'answer',
      holds: [
        { in: 'src/features/survey/', but: '{attributes,results}' },
        { in: 'packages/survey/src/', but: 'runner/' },
        'packages/survey-engine/src/answer-keys',
        'survey-core/registrations',
        'src/shell/client',
      ],
    },
    // Polls are on the home page too; the rest of the discussions isn't.
    {
      name: 'poll',
      shared: true,
      holds: ['packages/ui/src/discussion/{Vote,Rank}', 'icons/IconArrow{Down,Up}.'],
    },
    // Icons that no file above needs.
    { name: 'icons', shared: true, holds: ['@tabler/icons-react'] },
    { name: 'discussion', shared: true, holds: ['packages/{ui/src/discussion,discussion/src}/'] },
    // Shared by the list of benefits and a benefit's page, and in no file that other pages load.
    {
      name: 'benefit',
      shared: true,
      holds: ['src/features/exchange/catalogue/picture-of', 'public/covers/'],
    },
    // Codes and top-ups need neither an account nor an address.
    { name: 'destination-fields', holds: ['src/shell/destination/{Consignee,Payee}'] },
    // The destination of an order or a prize: few pages load it.
    { name: 'destination', holds: ['src/shell/destination/'] },
  ],
  // The survey runner's libraries stay with the runner. The benefits have their own file, because they are opened far more
  // often than their checkout.
  apart: ['survey-{core,react}', 'src/features/exchange'],
  small: [
    'community',
    'feedback',
    'help',
    'invite',
    'message',
    'reward',
    'topic',
    'content/app',
    'content/legal',
    'content/open',
  ],
};
