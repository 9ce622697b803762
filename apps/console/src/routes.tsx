import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { CrashedPage } from './shell/frame/CrashedPage.tsx';
import { MissingPage } from './shell/frame/MissingPage.tsx';
import { SignedIn } from './shell/frame/SignedIn.tsx';

const page = (path: string, load: () => Promise<{ default: ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

/** Every page of the console. Those below `SignedIn` need a session. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashedPage />,
    // The first page is loading.
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [
      page('/sign-in', () => import('./features/account/SignInPage.tsx')),
      page('/setup', () => import('./features/account/SetupPage.tsx')),
      {
        element: <SignedIn />,
        children: [
          {
            errorElement: <CrashedPage />,
            children: [
              page('/', () => import('./features/today/TodayPage.tsx')),
              page('/tasks', () => import('./features/task/TasksPage.tsx')),
              page('/tasks/new', () => import('./features/task/make/MakeTaskPage.tsx')),
              page('/tasks/format', () => import('./features/task/make/TaskFormatPage.tsx')),
              page('/tasks/:id', () => import('./features/task/TaskPage.tsx')),
              page('/tasks/:id/path', () => import('./features/task/path/TaskPathPage.tsx')),
              page(
                '/tasks/:id/participations',
                () => import('./features/task/participation/ParticipationsPage.tsx'),
              ),
              page(
                '/participations/:id',
                () => import('./features/task/participation/ParticipationPage.tsx'),
              ),
              page('/transfers/:id', () => import('./features/ledger/TransferPage.tsx')),
              page('/members', () => import('./features/member/MembersPage.tsx')),
              page('/members/:id', () => import('./features/member/MemberPage.tsx')),
              page('/hand-ins', () => import('./features/hand-in/HandInsPage.tsx')),
              page('/hand-ins/:id', () => import('./features/hand-in/HandInPage.tsx')),
              page('/second-looks', () => import('./features/hand-in/SecondLooksPage.tsx')),
              page('/second-looks/:id', () => import('./features/hand-in/SecondLookPage.tsx')),
              page('/orders', () => import('./features/order/OrdersPage.tsx')),
              page('/orders/shipments', () => import('./features/order/parcels/ShipmentsPage.tsx')),
              page('/orders/providers', () => import('./features/order/provider/ProvidersPage.tsx')),
              page('/orders/providers/:channel', () => import('./features/order/provider/ProvidersPage.tsx')),
              page('/orders/:id', () => import('./features/order/OrderPage.tsx')),
              page('/benefits', () => import('./features/benefit/BenefitsPage.tsx')),
              page('/benefits/new', () => import('./features/benefit/make/MakeBenefitPage.tsx')),
              page('/benefits/:id/texts', () => import('./features/benefit/texts/TextsPage.tsx')),
              page('/benefits/:id/pictures', () => import('./features/benefit/pictures/PicturesPage.tsx')),
              page('/benefits/:id', () => import('./features/benefit/BenefitPage.tsx')),
              page('/groups', () => import('./features/group/GroupsPage.tsx')),
              page('/groups/:id', () => import('./features/group/GroupPage.tsx')),
              page('/campaigns', () => import('./features/campaign/CampaignsPage.tsx')),
              page('/campaigns/new', () => import('./features/campaign/make/MakeCampaignPage.tsx')),
              page('/campaigns/questions', () => import('./features/campaign/questions/QuestionsPage.tsx')),
              page(
                '/campaigns/questions/import',
                () => import('./features/campaign/questions/ImportPage.tsx'),
              ),
              page('/campaigns/:id', () => import('./features/campaign/CampaignPage.tsx')),
              page('/contents', () => import('./features/content/ContentsPage.tsx')),
              page('/contents/drafts', () => import('./features/content/drafts/DraftsPage.tsx')),
              page('/contents/sections', () => import('./features/content/help/SectionsPage.tsx')),
              page('/contents/searches', () => import('./features/content/help/SearchesPage.tsx')),
              page('/contents/awards', () => import('./features/content/awards/AwardMonthsPage.tsx')),
              page('/contents/awards/:month', () => import('./features/content/awards/AwardMonthPage.tsx')),
              page(
                '/contents/applications',
                () => import('./features/content/applications/ApplicationsPage.tsx'),
              ),
              page(
                '/contents/applications/:number',
                () => import('./features/content/applications/ApplicationPage.tsx'),
              ),
              page('/contents/proposals', () => import('./features/content/proposals/ProposalsPage.tsx')),
              page('/contents/proposals/:id', () => import('./features/content/proposals/ProposalPage.tsx')),
              page('/contents/legal', () => import('./features/content/legal/LegalTextsPage.tsx')),
              page(
                '/contents/legal/:kind/new',
                () => import('./features/content/legal/NewLegalTextPage.tsx'),
              ),
              page('/contents/legal/:id', () => import('./features/content/legal/LegalTextPage.tsx')),
              page('/contents/:kind/new', () => import('./features/content/EditPage.tsx')),
              page('/contents/:kind/:id', () => import('./features/content/ContentPage.tsx')),
              page('/contents/:kind/:id/edit', () => import('./features/content/EditPage.tsx')),
              page('/partners', () => import('./features/partner/PartnersPage.tsx')),
              page('/partners/:key', () => import('./features/partner/PartnerPage.tsx')),
              page('/partners/:key/test', () => import('./features/partner/PartnerTestPage.tsx')),
              page('/partner-reports', () => import('./features/partner/ReportsPage.tsx')),
              page('/open-links', () => import('./features/partner/OpenLinksPage.tsx')),
              page('/held-pay', () => import('./features/held-pay/HeldPayPage.tsx')),
              page('/held-pay/:id', () => import('./features/held-pay/HeldPayDetailPage.tsx')),
              page('/tickets', () => import('./features/ticket/TicketsPage.tsx')),
              page('/tickets/figures', () => import('./features/ticket/figures/TicketFiguresPage.tsx')),
              page('/tickets/canned', () => import('./features/ticket/canned/CannedPage.tsx')),
              page('/tickets/:number', () => import('./features/ticket/TicketPage.tsx')),
              { path: '/system', element: <Navigate to="/system/state" replace /> },
              page('/system/requests', () => import('./features/system/RequestsPage.tsx')),
              page('/system/audit', () => import('./features/system/AuditPage.tsx')),
              page('/system/exports', () => import('./features/system/exports/ExportsPage.tsx')),
              page('/system/bulk-runs', () => import('./features/system/bulk/BulkRunsPage.tsx')),
              page('/system/bulk-runs/:id', () => import('./features/system/bulk/BulkRunPage.tsx')),
              page('/system/state', () => import('./features/system/state/StatePage.tsx')),
              page('/system/maintenance', () => import('./features/system/maintenance/MaintenancePage.tsx')),
              page('/system/rule-numbers', () => import('./features/system/rule-number/RuleNumbersPage.tsx')),
              page('/system/networks', () => import('./features/system/network/NetworksPage.tsx')),
              page('/system/operators', () => import('./features/operator/OperatorsPage.tsx')),
              page('/system/operators/:name', () => import('./features/operator/OperatorPage.tsx')),
              page('/account/passkeys', () => import('./features/account/passkey/PasskeysPage.tsx')),
              page('/account/devices', () => import('./features/account/DevicesPage.tsx')),
              { path: '*', element: <MissingPage /> },
            ],
          },
        ],
      },
    ],
  },
];
