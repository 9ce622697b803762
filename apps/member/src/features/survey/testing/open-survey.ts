import type { SurveyDraftAnswers, SurveySession } from '@yayan/api-client';
import {
  mockGetSurveyResult,
  mockGetSurveySession,
  mockListCampaigns,
  mockRecommendTasks,
  mockSaveDraftAnswers,
} from '@yayan/api-client/mocks';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import ResultPendingPage from '../results/ResultPendingPage.tsx';
import TaskResultPage from '../results/TaskResultPage.tsx';
import TaskGoPage from '../start/TaskGoPage.tsx';
import { stopSending } from '../answering/keep-sending.ts';
import { result, session } from './two-page-survey.ts';

let members = 0;

/**
 * Signs a member in at the mock, whose questionnaire has two pages. Each test has its own member, so that none sees another's
 * unsent answers.
 */
export async function openSurveyMock() {
  stopSending();
  localStorage.clear();
  queryClient.clear();
  members += 1;
  const opened = await openMock();
  signedIn.setUserData({ id: `member-${members}` });
  let drafts: SurveySession['drafts'] = session.drafts;
  opened.mock.use(
    mockGetSurveySession(() => ({ ...session, drafts })),
    mockSaveDraftAnswers(async (example, { request }) => {
      const { page: name, answers } = (await request.json()) as SurveyDraftAnswers; // The call that the site sends.
      drafts = {
        pages: [name],
        answers: { ...drafts.answers, ...answers },
        cleared: [],
        prefilled: [],
        revision: 1,
      };
      return example;
    }),
    mockGetSurveyResult(() => result),
    mockRecommendTasks(() => ({ items: [], needsAnswers: false, personal: false })),
    mockListCampaigns(() => ({ items: [] })),
  );
  return opened;
}

/** Opens a page of the questionnaire or of its result. */
export async function openSurvey(path: string) {
  const { router, screen } = await renderPage(
    [
      { path: '/task/go', Component: TaskGoPage },
      { path: '/task/back', Component: TaskResultPage },
      { path: '/task/back/failure', Component: ResultPendingPage },
    ],
    path,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, screen, at };
}
