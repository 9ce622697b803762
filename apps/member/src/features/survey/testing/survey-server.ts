import { configureClient, type SurveyDraftAnswers, type SurveySession } from '@yayan/api-client';
import type { ApiRequest } from '@yayan/auth';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { renderPage } from '../../../testing/render-page.ts';
import ResultPendingPage from '../results/ResultPendingPage.tsx';
import TaskResultPage from '../results/TaskResultPage.tsx';
import TaskGoPage from '../start/TaskGoPage.tsx';
import { stopSending } from '../answering/keep-sending.ts';
import { result, session } from './two-page-survey.ts';

/** The server's handlers, by the end of the call's path. */
export type SurveyServer = Record<string, (data: unknown) => unknown>;

let members = 0;

/**
 * Signs a new member in, whose questionnaire has two pages. A test changes the handlers that it returns. Each test has its
 * own member, so that none sees another's unsent answers.
 */
export function startSurveyServer(): SurveyServer {
  stopSending();
  localStorage.clear();
  queryClient.clear();
  members += 1;
  signedIn.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
  signedIn.setUserData({ id: `member-${members}` });
  let drafts: SurveySession['drafts'] = session.drafts;
  const server: SurveyServer = {
    '/sessions/s1': () => ({ ...session, drafts }),
    '/results/r1': () => result,
    '/recommend': () => ({ items: [], needsAnswers: false, personal: false }),
    '/v1/campaigns': () => ({ items: [] }),
    '/drafts': (given) => {
      const { page: name, answers } = given as SurveyDraftAnswers; // The call that the site sends.
      drafts = { pages: [name], answers: { ...drafts.answers, ...answers }, cleared: [], revision: 1 };
      return { outcome: 'stored', draftRevision: 1, newer: [] };
    },
  };
  configureClient({
    request: async <T>({ url, data }: ApiRequest) => {
      const answer = Object.entries(server).find(([end]) => url.endsWith(end))?.[1];
      return (answer ? answer(data) : {}) as T;
    },
  });
  return server;
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
