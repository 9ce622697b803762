#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { SMS_CODE } from '../answers/identity/sign-in.ts';
import { isSceneName, scenes } from '../scenes/scenes.ts';
import { startMock } from '../server/start.ts';

const DEFAULT_PORT = 4450;
const widest = Math.max(...Object.keys(scenes).map(({ length }) => length));
const sceneLines = Object.entries(scenes).map(([name, { text }]) => `  ${name.padEnd(widest)}  ${text}`);

const usage = `yayan-mock: the 芽言 API on your machine. It remembers what is done to it, until it stops.

  yayan-mock [--port ${DEFAULT_PORT}] [--host 127.0.0.1] [--scene NAME] [--postback SECONDS]
             [--orders SECONDS]

Sign in with 13800138000 and the code ${SMS_CODE}; any other mobile registers.

Scenes:
${sceneLines.join('\n')}

A request may choose its own scene with the header x-mock-scene, and a refusal of its call with
x-mock-refuse: PRICE_CHANGED. While it runs:
  POST /mock/scene?name=NAME   from now on
  POST /mock/postbacks         suppliers report now
  POST /mock/orders            orders take their next step; --orders lets them by time
  POST /mock/reset             forgets everything`;

const fail = (text: string): never => {
  console.error(`yayan-mock: ${text}`);
  process.exit(1);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        host: { type: 'string', default: '127.0.0.1' },
        scene: { type: 'string', default: 'usual' },
        postback: { type: 'string', default: '5' },
        orders: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const { port, host, scene, postback, orders, help } = read();
if (help) {
  console.log(usage);
  process.exit(0);
}
if (!isSceneName(scene)) fail(`there is no scene ${scene}; --help lists them`);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) fail(`${port} is no port`);
for (const seconds of [postback, orders ?? '0'])
  if (!/^\d+(?:\.\d+)?$/.test(seconds)) fail(`${seconds} is no number of seconds`);

try {
  const mock = await startMock({
    port: Number(port),
    host,
    postbackMs: Number(postback) * 1000,
    ...(orders === undefined ? {} : { orderMs: Number(orders) * 1000 }),
    ...(isSceneName(scene) ? { scene } : {}),
  });
  console.log(`The mock of the 芽言 API answers at ${mock.baseUrl} (scene: ${scene}).
Sign in with 13800138000 and the code ${SMS_CODE}. --help lists scenes and headers; Ctrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.stop());
} catch (error) {
  fail(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `port ${port} is taken; choose another with --port`
      : String(error),
  );
}
