import {
  createClient,
  getSurveyResult,
  getSurveySession,
  listTasks,
  saveSurveyPage,
  sendSmsCode,
  signInBySms,
  startParticipation,
  submitSurvey,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

const { items } = await listTasks({ limit: 20 }, { client });
for (const { title, coins } of items) console.log(`${title}: ${coins} coins`);

// Take the first one: `hosted` means that our own runner has its questions.
const [task] = items;
if (!task) throw new Error('No task fits this member now');
const { sessionId, kind } = await startParticipation({ taskHashId: task.hashId }, { client });
const { pages, revision } = await getSurveySession(sessionId, { client });
console.log(`${kind}: ${pages.map(({ title }) => title).join(', ')}`);

// Each page is saved on its own, so that a member can go on later, elsewhere.
const saved = await saveSurveyPage(
  sessionId,
  { page: 'screening', answers: { frequency: '每天' }, revision },
  { client },
);
if (saved.outcome !== 'next') throw new Error('It ended already: saved.result says how');

const last = { page: 'habits', answers: { favourite: '豆浆油条' }, revision: saved.revision };
const { resultId } = await submitSurvey(sessionId, last, { client });
const { result, earned } = await getSurveyResult(resultId, { client });
console.log(`result ${result}, ${earned.coins} coins ${earned.state}`);
