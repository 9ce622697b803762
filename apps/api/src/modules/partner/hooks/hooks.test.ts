import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { testGuests, type TestGuests } from '../../../../test/partner/guest-world.ts';
import { SECRET } from '../../../../test/partner/supplier-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TaskPorts } from '../../task/api.ts';
import { definePartnerJobs } from '../jobs.ts';
import { type HookData, queueHook, SEND_HOOK } from './queue-hook.ts';
import { deleteOldHooks, listHooks, resendHook, resumeHooks, sendHook } from './send-hook.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let database: Database;
let world: TestGuests;
let server: Server;
let hook: string;
let received: Received[] = [];
let status = 204;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  database = await testDatabase();
  world = await testGuests(database);
  const { deps } = world.partner;
  Object.assign(deps, { production: false });
  const ports = deps.ports as { -readonly [Name in keyof TaskPorts]: TaskPorts[Name] };
  ports.ended = (tx, end) => queueHook(tx, deps, end);
  definePartnerJobs(deps);
  await deps.jobs.start({ work: false });
  await world.agent({ hook });
});
afterAll(async () => {
  await world.partner.deps.jobs.stop();
  server.close();
  await database.close();
});
beforeEach(() => {
  received = [];
  status = 204;
});

/** A person of the agent answers everything. Resolves to their name and the job that waits. */
async function finished(): Promise<{ uid: string; job: HookData }> {
  const before = await jobs();
  const { uid, origin } = await world.person();
  const { key } = await world.calls.enterFromAgent(origin, world.link(uid));
  await world.finish(key ?? '', origin);
  const job = (await jobs()).find(({ hookId }) => !before.some((each) => each.hookId === hookId));
  if (job === undefined) throw new Error('No job waits');
  return { uid, job };
}
const jobs = async (): Promise<HookData[]> => (await world.partner.deps.jobs.living(SEND_HOOK)) as HookData[];
/** What Standard Webhooks makes of a post with the bytes of a secret as its key. */
const signatureOf = ({ headers, body }: Received, secret: string): string =>
  `v1,${createHmac('sha256', secret)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

it('rule 3.44: the end of an agent’s person is posted to the agent, signed', async () => {
  const { uid, job } = await finished();
  await sendHook(world.partner.deps, job);
  const [post] = received;
  if (post === undefined) throw new Error('Nothing came');
  expect(post.headers['webhook-signature']).toBe(signatureOf(post, SECRET));
  expect(post.headers['webhook-id']).toBe(job.hookId);
  expect(JSON.parse(post.body)).toMatchObject({
    type: 'participation.ended',
    data: { aid: 'crowd', tid: world.task.hashId, uid, result: 1, end: 'complete', p1: 'x&y=1', p5: '<b>' },
  });
  await sendHook(world.partner.deps, job);
  expect(received).toHaveLength(1);
});

it('while a key is changed, both keys sign', async () => {
  const { job } = await finished();
  const next = 'the next secret of this agent';
  await world.agent({ hook, secrets: [next, SECRET] });
  await sendHook(world.partner.deps, job);
  await world.agent({ hook });
  const [post] = received;
  if (post === undefined) throw new Error('Nothing came');
  expect(post.headers['webhook-signature']?.split(' ')).toEqual([
    signatureOf(post, next),
    signatureOf(post, SECRET),
  ]);
});

it('a hook that the agent refuses fails, is listed with the fault, and is tried again with the same id', async () => {
  const { job } = await finished();
  status = 503;
  await expect(sendHook(world.partner.deps, job)).rejects.toThrow('503');
  const [listed] = await listHooks(world.partner.deps, { key: 'crowd' }, { limit: 10 });
  expect(listed).toMatchObject({ id: job.hookId, attempts: 1, delivered_at: null });
  expect(listed?.fault).toContain('503');
  status = 200;
  await sendHook(world.partner.deps, job);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([job.hookId, job.hookId]);
  expect(
    (await listHooks(world.partner.deps, { key: 'crowd' }, { limit: 10 }))[0]?.delivered_at,
  ).not.toBeNull();
});

it('a hook without a living job gets a new one within a week; an operator sends any again', async () => {
  const { job } = await finished();
  const lose = async () => await database.run(`delete from jobs.job where name = $1`, [SEND_HOOK]);
  const resume = async () => await resumeHooks(world.partner.deps, world.partner.deps.clock.now());
  const mine = async () => (await jobs()).filter(({ hookId }) => hookId === job.hookId).length;
  await lose();
  await resume();
  expect(await mine()).toBe(0);
  world.partner.deps.clock.advance(11 * 60_000);
  await resume();
  await resume();
  expect(await mine()).toBe(1);
  await sendHook(world.partner.deps, job);
  await lose();
  await resendHook(world.partner.deps, job.hookId);
  expect(await mine()).toBe(1);
  await sendHook(world.partner.deps, job);
  expect(received).toHaveLength(2);
});

it('members, open links and agents without an address get no hook', async () => {
  await world.agent({});
  await expect(finished()).rejects.toThrow('No job waits');
  await world.agent({ hook });
});

it('hooks are deleted after 30 days', async () => {
  await finished();
  world.partner.deps.clock.advance(31 * 86_400_000);
  await deleteOldHooks(world.partner.deps);
  expect(await listHooks(world.partner.deps, { key: 'crowd' }, { limit: 10 })).toEqual([]);
});

it('an address without TLS elsewhere, or a secret that is too short to sign hooks, is no configuration', async () => {
  await expect(world.agent({ hook: 'http://agent.example/hooks' })).rejects.toThrow('must be https');
  await expect(world.agent({ hook, secrets: ['only 20 characters..'] })).rejects.toThrow('24 characters');
});
