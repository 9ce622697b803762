import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../test/system/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const open = async (path: string) => {
  const { statusCode, headers, body } = await system.app.server.inject(`/share-cards${path}`);
  const tag = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)" />`, 'u').exec(body)?.[1];
  return { statusCode, headers, body, tag };
};

test('10.34 a link to one course says its title, its summary and its address', async () => {
  const { items } = await system.get('listCourses', {});
  const [course] = items;
  if (!course) throw new Error('The seed has no course');
  const { statusCode, headers, tag } = await open(`/course/${course.id}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(tag('og:title')).toBe(course.title);
  expect(tag('og:description')).toBe(course.summary);
  expect(tag('og:url')).toMatch(new RegExp(`^https?://[^/]+/course/${course.id}$`, 'u'));
  expect(tag('og:image')).toMatch(/\/icons\/app-512\.png$/u);
});

test('10.34 a link to an article and to a campaign says what the page shows now', async () => {
  const [article] = (await system.get('listStarArticles', {})).items;
  if (!article) throw new Error('The seed has no article');
  expect((await open(`/ranking/article/${article.id}`)).tag('og:title')).toBe(article.title);
  const { campaign } = await system.get('getCampaign', { params: { face: 'lottery' }, query: {} });
  expect((await open('/lottery')).tag('og:title')).toBe(campaign?.title);
});

test('10.34 a withdrawn course, an unknown id and a page of a member have no document', async () => {
  const [course] = (await system.get('listCourses', {})).items;
  await system.platform.database.transaction(async (tx) => {
    await tx
      .updateTable('courses')
      .set({ withdrawn_at: system.clock.now() })
      .where('id', '=', course?.id ?? '')
      .execute();
  });
  const paths = [
    `/course/${course?.id}`,
    '/course/unknown0',
    '/course/%22%3E',
    '/home/gold',
    '/',
    '/constructor/unknown0',
  ];
  const answers = await Promise.all(paths.map(open));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
});
